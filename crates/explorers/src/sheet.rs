//! The table in plain text blocks.
use table::Sheet;
use crate::view::View;
pub(crate) fn sheet(_view: &View) -> Sheet {
    Sheet { blocks: vec![] }
}
