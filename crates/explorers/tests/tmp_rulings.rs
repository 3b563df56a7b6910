use explorers::Explorers;
use table::*;
fn no(_: &BotSpec, _: u64) -> Result<Box<dyn Bot<Explorers>>, BotError> { Err(BotError::Unreadable("x".into())) }
static GAME: Registered<Explorers> = Registered::<Explorers>::new(no);
fn find(_: &str) -> Option<&'static dyn AnyGame> { Some(&GAME) }
fn walk(p: &std::path::Path, out: &mut Vec<std::path::PathBuf>) {
    for e in std::fs::read_dir(p).unwrap() { let e = e.unwrap().path(); if e.is_dir() { walk(&e, out) } else if e.extension().is_some_and(|x| x == "toml") { out.push(e) } }
}
#[test]
fn all() {
    let mut files = Vec::new();
    walk(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings/explorers")), &mut files);
    files.sort();
    let mut bad = 0;
    for f in &files {
        let text = std::fs::read_to_string(f).unwrap();
        match rulings::Case::parse(&text) {
            Ok(case) => if let Err(e) = case.run(&find) { bad += 1; println!("== {}\n{e}", f.display()) },
            Err(e) => { bad += 1; println!("== {}\n{e}", f.display()) }
        }
    }
    println!("{} files, {bad} bad", files.len());
}
#[test]
fn sheet() {
    let mut game = Explorers::new(&explorers::Setup { scenario: 5, ..Default::default() }, Seed::from_number(3)).unwrap();
    let mut chance = Chance::imagined(5);
    let mut legal = Vec::new();
    for _ in 0..3000 {
        let Some(seat) = game.awaited().lowest() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let a = legal[chance.draw(Stream::new(0), legal.len() as u32) as usize];
        let _ = game.play(seat, a, &mut Unheard).unwrap();
    }
    for line in &Explorers::sheet(&game.view(Viewer::Seat(Seat::new(0)))).blocks[0].drawing { println!("{line}"); }
}
