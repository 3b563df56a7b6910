//! Every limit of the server, with its reason; those of a table itself stand in `room`.

use std::time::Duration;

/// The largest request: a setup with a campaign's content in it is the largest thing anybody sends.
pub const BODY_BYTES: usize = 256 * 1024;
/// The largest WebSocket message: a line of notation or of chat with its wrapping.
pub const SOCKET_BYTES: usize = 16 * 1024;
/// What is read from a WebSocket at a time; each has a buffer of this size for as long as it is open. Nearly every command fits.
pub const SOCKET_READ_BYTES: usize = 512;
/// Sockets one process holds open; each costs some kilobytes, and a file.
pub const SOCKETS: usize = 20_000;
/// Other connections one process holds open, if it may open so many files.
pub const CONNECTIONS: usize = 10_000;
/// Connections from one address: a whole school behind one router.
pub const CONNECTIONS_AN_ADDRESS: usize = 1000;
/// Files the process needs beside connections.
pub const OTHER_FILES: usize = 100;
/// How long a client may take until it asks for something, and until its request's headers are there.
pub const HEADERS_WAIT: Duration = Duration::from_secs(15);
/// How long a connection stays open after an answer: a slow line takes a while to bring it, and the next question may come soon.
pub const CONNECTION_IDLE: Duration = Duration::from_mins(5);
/// The largest headers of a request.
pub const HEADERS_BYTES: usize = 32 * 1024;
/// How long a client may take to send what belongs to its request.
pub const BODY_WAIT: Duration = Duration::from_secs(30);
/// How long a request may take in all: a hint is a bot's long thought.
pub const REQUEST: Duration = Duration::from_secs(75);
/// Characters in the id a proxy gives a request.
pub const REQUEST_ID_CHARS: usize = 64;
/// How long a connection lives whose other side acknowledges nothing.
pub const PEER_SILENT: Duration = Duration::from_secs(30);
/// Sockets one person may hold open: many tabs, several seats of one browser, a few programs.
pub const SOCKETS_A_PERSON: usize = 64;
/// Sockets from one address, whoever opened them: a whole school plays and looks on.
pub const SOCKETS_AN_ADDRESS: usize = 1000;
/// Messages waiting for a socket that reads too slowly; then it is closed, and comes back with its last number.
pub const WAITING_MESSAGES: usize = 64;
/// How often a silent socket is told that the server is there: a browser that hears nothing for twice as long knows that it is not.
pub const BEAT_EVERY: Duration = Duration::from_secs(4);
/// Every so many beats a silent client is asked whether it is there itself; who has not answered by the next time is let go.
pub const BEATS_A_PING: u32 = 8;
/// How long a client may take to read what it is sent.
pub const SOCKET_TAKES: Duration = Duration::from_secs(10);
/// People at one table of whom other nodes are told: a notice holds eight thousand characters.
pub const PEOPLE_TOLD: usize = 350;

/// Setups checked at once: every choice of the longest form.
pub const SETUPS_CHECKED: usize = 200;

/// Characters in a person's name.
pub const NAME_CHARS: usize = 24;
/// Characters in a password: enough to be worth guessing badly, few enough to hash quickly.
pub const PASSWORD_CHARS: std::ops::RangeInclusive<usize> = 8..=128;
/// Characters in a client's own id.
pub const CLIENT_CHARS: usize = 64;
/// Characters in the label of a token.
pub const LABEL_CHARS: usize = 60;
/// Tokens one person may have.
pub const TOKENS_A_PERSON: i64 = 20;
/// People one person may block.
pub const BLOCKS_A_PERSON: i64 = 500;
/// Characters in what somebody tells the moderators.
pub const REPORT_CHARS: usize = 500;
/// Lines that `admin` prints of one list.
pub const LINES_PRINTED: i64 = 1000;
/// Tables one person may have open or running at once.
pub const TABLES_A_PERSON: i64 = 200;
/// Campaigns one person may begin.
pub const CAMPAIGNS_A_PERSON: i64 = 100;
/// Games in one campaign: far more than any group tries.
pub const GAMES_A_CAMPAIGN: usize = 300;
/// The largest campaign that is imported: some hundred games with their records.
pub const CAMPAIGN_BYTES: usize = 4 * 1024 * 1024;
/// Results of one person that are counted: those before are long ago.
pub const RESULTS_COUNTED: i64 = 2000;
/// Tables in one list.
pub const TABLES_LISTED: i64 = 100;
/// Tables of one person that the first page looks into, in order to tell whether they wait for them.
pub const TABLES_LOOKED_INTO: usize = 12;

/// How long a session lives that is not used: browsers keep no cookie longer.
pub const SESSION: Duration = Duration::from_hours(400 * 24);
/// How often it is noted that a session is used.
pub const SESSION_SEEN: Duration = Duration::from_hours(1);
/// Recovery codes somebody has at once.
pub const RECOVERY_CODES: usize = 8;
/// Entries and results in the file of everything that is kept about somebody.
pub const ENTRIES_EXPORTED: i64 = 100_000;
/// Sessions of one person in a list.
pub const SESSIONS_LISTED: i64 = 100;
/// Characters kept of what a browser calls itself.
pub const AGENT_CHARS: usize = 200;

/// What is limited by how often it is done. A node counts for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rate {
    /// New guests from one address: a whole school behind one router still gets in.
    NewPeople,
    /// Passwords tried from one address, for any name.
    PasswordsAnAddress,
    /// Tables opened by one person.
    NewTables,
    /// Campaigns imported by one person: every record in them is played again.
    Imports,
    /// Everything that is kept about one person, as a file.
    Exports,
    /// Lines of chat by one person.
    Chat,
    /// Commands by one person: a program may be quick, but not a flood.
    Commands,
    /// Commands of one person but for actions and talk, such as sitting down: enough to fill many tables, too few to fill a log.
    OtherCommands,
    /// Hints for one person: each is a bot's long thought.
    Hints,
    /// Earlier moments looked at from one address: each plays a log or a record again, and a slider asks for many.
    Moments,
}

impl Rate {
    /// Every rate.
    pub const ALL: [Self; 10] = [
        Self::NewPeople,
        Self::PasswordsAnAddress,
        Self::NewTables,
        Self::Imports,
        Self::Exports,
        Self::Chat,
        Self::Commands,
        Self::OtherCommands,
        Self::Hints,
        Self::Moments,
    ];

    /// How many are allowed at once, and how long it takes until one more is.
    pub const fn burst_and_period(self) -> (u32, Duration) {
        match self {
            Self::NewPeople | Self::NewTables => (60, Duration::from_secs(10)),
            Self::PasswordsAnAddress => (20, Duration::from_secs(15)),
            Self::Imports => (4, Duration::from_mins(1)),
            Self::Exports => (3, Duration::from_mins(5)),
            Self::Chat => (6, Duration::from_secs(3)),
            Self::Commands => (400, Duration::from_millis(5)),
            Self::OtherCommands => (200, Duration::from_millis(500)),
            Self::Hints => (5, Duration::from_secs(4)),
            Self::Moments => (300, Duration::from_millis(30)),
        }
    }
}

/// What is limited by how much of it is used in a day, by one person and from one address, over all nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quota {
    /// New guests.
    Guests,
    /// Tables opened.
    Tables,
    /// Campaigns begun or imported.
    Campaigns,
    /// Bytes of setups, campaigns and talk that are kept.
    Bytes,
    /// Milliseconds bots think.
    BotTime,
    /// Finished games analysed: each is many long thoughts.
    Analyses,
    /// People told of to the moderators.
    Reports,
}

impl Quota {
    /// What it is called in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guests => "guests",
            Self::Tables => "tables",
            Self::Campaigns => "campaigns",
            Self::Bytes => "bytes",
            Self::BotTime => "bot-time",
            Self::Analyses => "analyses",
            Self::Reports => "reports",
        }
    }

    /// How much one person may use in a day, and one address, behind which a whole school may sit.
    pub const fn most(self) -> (i64, i64) {
        const MIB: i64 = 1024 * 1024;
        const HOUR: i64 = 3600 * 1000;
        match self {
            // A guest is nobody yet.
            Self::Guests => (i64::MAX, 1000),
            Self::Tables => (500, 5000),
            Self::Campaigns => (50, 500),
            Self::Bytes => (16 * MIB, 128 * MIB),
            Self::BotTime => (2 * HOUR, 8 * HOUR),
            Self::Analyses => (20, 200),
            Self::Reports => (20, 100),
        }
    }
}

/// Wrong passwords for a name from one address that cost nothing but themselves: one mistypes.
pub const PASSWORDS_FREE: i64 = 5;
/// How long the next one has to wait at most.
pub const PASSWORDS_WAIT: Duration = Duration::from_mins(15);
/// How long wrong passwords are remembered.
pub const PASSWORDS_FORGOTTEN: Duration = Duration::from_hours(24);

/// How long an address has to wait with the next password for a name after so many wrong ones: twice as long each time.
pub fn password_wait(failures: i64) -> Duration {
    let doublings = u32::try_from(failures - PASSWORDS_FREE).unwrap_or_default().min(16);
    if failures < PASSWORDS_FREE { Duration::ZERO } else { Duration::from_secs(1 << doublings).min(PASSWORDS_WAIT) }
}

/// How often it is noted how far an analysis has come.
pub const ANALYSIS_NOTED: Duration = Duration::from_millis(500);
/// How long nothing is heard of an analysis before its node is taken to be gone.
pub const ANALYSIS_SILENT: Duration = Duration::from_secs(15);
/// How long analyses are kept: they can be made again.
pub const ANALYSES_KEPT: Duration = Duration::from_hours(90 * 24);

/// How long what `admin` told a server is kept.
pub const NOTICES_KEPT: Duration = Duration::from_mins(10);
/// How often what is old is removed.
pub const EXPIRY: Duration = Duration::from_hours(1);
/// Tables and guests removed at a time, so that nobody waits for it.
pub const EXPIRED_AT_A_TIME: i64 = 200;

/// How far threads with long thoughts stand back behind those that answer people: what is left of busy cores, and a quarter of them, as people
/// wait for hints, too.
pub const LONG_THOUGHTS_NICE: i32 = 5;
/// How long a bot waits for a place to think a long thought; then it thinks a short one.
pub const BOT_WAITS: Duration = Duration::from_secs(4);
/// After how long half of what somebody's bots have thought is forgotten, when it comes to whose turn it is.
pub const BOT_TIME_HALVES: Duration = Duration::from_mins(1);
/// What a thought that is not over yet counts for meanwhile.
pub const BOT_THOUGHT: Duration = Duration::from_millis(200);
/// How long bots go on at a table without a clock after anybody last looked at it.
pub const BOTS_GO_ON: Duration = Duration::from_mins(2);
/// Letters of a question to the rulebook: a long sentence.
pub const SOUGHT_CHARS: usize = 200;
/// Sections that are shown to a question: nobody reads more.
pub const SECTIONS_FOUND: usize = 12;
/// How long a bot may think before its fallback plays; its thread is only free again once it is done.
pub const BOT_THINKS: Duration = Duration::from_secs(30);
/// How often a command is tried again when another entry took its number.
pub const TRIES: u32 = 8;
/// Entries stored by one statement: many tables share the wait for the disk. Twice as many as ever wait for a quick one.
pub const ENTRIES_A_BATCH: usize = 64;
/// How long a table without watchers stays in memory.
pub const IDLE: Duration = Duration::from_mins(1);
/// Tables that are read from the database or go to rest at the same moment: fewer than there are connections.
pub const TABLES_MOVING: usize = 2;
/// Commands waiting for one table.
pub const WAITING_COMMANDS: usize = 64;
/// How long a node drives its tables without renewing its row: when it dies, bots wait no longer than this.
pub const LEASE: Duration = Duration::from_secs(4);
/// How often a node renews its row and looks for tables nobody drives: clocks are given back what an outage took, to this precision.
pub const SWEEP: Duration = Duration::from_secs(1);
/// How long no node may have renewed its row before it counts as an outage: longer than a busy machine is ever late.
pub const OUTAGE: Duration = Duration::from_secs(2);
/// How long a node that died is remembered.
pub const NODES_KEPT: Duration = Duration::from_hours(24);
/// How long an outage is remembered: longer than the longest clock runs.
pub const OUTAGES_KEPT: Duration = Duration::from_hours(400 * 24);
/// How often what is no longer needed is forgotten.
pub const TIDY: Duration = Duration::from_mins(1);
/// Tables taken over in one sweep, so that a restart does not replay everything at once.
pub const TAKEN_OVER_A_SWEEP: i64 = 200;
/// How soon what the database could not do is tried again.
pub const TRY_AGAIN: Duration = Duration::from_secs(1);
/// How soon a table that could not be read anew is tried again: nobody can play there meanwhile.
pub const READ_AGAIN: Duration = Duration::from_millis(250);
/// How long a request waits for the database before it is told that there is trouble.
pub const DATABASE_WAIT: Duration = Duration::from_secs(10);
/// How long somebody waits for a connection to it; while it is away, it is tried again after a fifth of that at most.
pub const CONNECTION_WAIT: Duration = Duration::from_secs(4);
/// How long a statement waits for what another transaction holds.
pub const LOCK_WAIT: Duration = Duration::from_secs(2);
/// The same for the log, where all tables would wait: nothing there is held for long, unless a node stands still.
pub const LOG_LOCK_WAIT: Duration = Duration::from_millis(150);
/// How long a transaction may stand open without a word from its node.
pub const TRANSACTION_IDLE: Duration = Duration::from_secs(2);
/// How long it is believed that a connection nobody uses still is one; then it is asked before it is used.
pub const CONNECTION_BELIEVED: Duration = Duration::from_secs(1);
/// How long a silent connection to the database is believed by the system.
pub const KEEPALIVE: Duration = Duration::from_secs(5);
/// How long nothing is heard from other nodes before it is checked that anything can be.
pub const LISTENER_SILENT: Duration = Duration::from_secs(10);
/// For how long it is believed that something can be stored, once it was tried.
pub const READY: Duration = Duration::from_secs(1);
/// How long a table tries again to store what is held up.
pub const HELD_UP: Duration = Duration::from_secs(6);
/// How soon it first does.
pub const HELD_UP_FIRST: Duration = Duration::from_millis(5);
/// How long a shutdown waits for tables and sockets to finish.
pub const FAREWELL: Duration = Duration::from_secs(10);
