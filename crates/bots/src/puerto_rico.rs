//! Puerto Rico's own players.

use puerto_rico::PuertoRico;
use table::Bot;

use crate::{Crew, Guide, Random, Unguided};

impl Crew for PuertoRico {
    fn script(number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(number))
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Unguided)
    }
}
