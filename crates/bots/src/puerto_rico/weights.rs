//! What the judgement of Puerto Rico is made of, in points of the final score. `tune` found most of these numbers; the words say what
//! they mean.

use crate::weights::weights;

weights! {
    /// The numbers of a [`Judge`](super::judge::Judge).
    Weights {
        /// Rounds for each city space the fullest city still has.
        round_cities = 0.793;
        /// Points a seat takes out of the pool in a round.
        round_points = 2.69;
        /// A doubloon in the last round, shortly before, and what it is worth more when four rounds or more are to come.
        money_last = 0.08;
        money_late = 0.245;
        money_early = 0.536;
        /// A barrel in stock, likewise.
        barrel_last = 0.25;
        barrel_late = 0.162;
        barrel_early = 0.143;

        /// What a role brings the others, as a part of what it brings the own seat.
        others = 1.13;
        /// What the single roles are worth beside each other.
        settler = 0.618;
        mayor = 1.11;
        builder = 0.506;
        craftsman = 0.331;
        trader = 0.823;
        captain = 0.717;
        prospector = 0.656;
        /// The goods that the craftsman makes are first the next seats' to sell and to ship.
        craftsman_wait = 0.01;

        /// What a colonist at work brings at once, and in each round to come.
        work = 0.001;
        work_round = 0.118;
        /// The part of a large building's bonus that the mayor brings who mans it.
        man_large = 0.17;
        /// What the dearest good made is worth beyond a barrel, as a part of its price.
        made_dear = 0.162;
        /// The craftsman's extra barrel, as a part of what it would sell for.
        extra_price = 0.621;

        /// What a quarry saves in a round, in doubloons, and each further one less.
        quarry = 0.734;
        quarry_less = 0.179;
        /// A corn plantation in a round, and each further one less.
        corn = 0.287;
        corn_less = -0.002;
        /// Another plantation in a round when a circle waits for it, and when none does; each with a part of its price.
        waiting = 0.174;
        waiting_price = 0.042;
        unprocessed = 0.107;
        unprocessed_price = -0.005;
        /// The first of a kind, by its price.
        first_price = 0.026;
        /// A drawn tile, which is rarely the one that was wanted.
        drawn = 1.05;

        /// A circle for a plantation that waits for it, in a round, with a part of the price; the first circle of a kind; one for later.
        process = 0.128;
        process_price = 0.019;
        process_first = 0.056;
        process_first_price = 0.08;
        process_room = -0.013;
        /// What a point too few is worth against a building when five spaces or fewer are left.
        scarce = 0.3;
        /// Sales in a round.
        sales = 0.126;
        /// What the violet buildings bring in a round.
        office = 0.113;
        hacienda = 0.037;
        construction_hut = 0.09;
        hospice = 0.09;
        university = 0.069;
        small_warehouse = 0.035;
        large_warehouse = 0.023;
        factory = 1.12;
        harbor = 0.054;
        harbor_kind = 0.232;
        wharf = 0.193;
        wharf_barrel = 0.026;
        /// What large buildings gain in a round to come.
        guild_round = 0.042;
        residence_round = 0.402;
        fortress_round = 0.808;
        customs_round = 2.07;
        city_round = 0.37;
        /// How likely one bought late is still manned.
        manned_early = 0.9;
        manned_late = 0.6;
        manned_never = 0.25;

        /// Against parting with what sells well, as a part of its price.
        dear = 0.1;
        /// A ship that is filled; one that is begun.
        fills = 0.298;
        begins = 0.522;

        /// The outlook: a barrel a round, a part of a made good's price a round, a tile, a manned one.
        sees_barrel = 0.428;
        sees_price = 0.287;
        sees_tile = -0.081;
        sees_manned = 0.016;
        sees_quarry = 0.475;
        sees_quarry_manned = 0.612;
        sees_service = 1.06;
        sees_unmanned = 0.548;
        sees_circle = -0.053;
        sees_idle = 0.289;
        sees_colonist = -0.108;
        sees_money = 1.28;
        sees_goods = 1.34;
        /// How many points make a seat e times as likely to win: now, and for each round to come.
        spread = 2.5;
        spread_round = 0.4;
        /// By how many points somebody who judges roughly errs at most.
        rough = 0.0;

        /// The search: its doubt; how many points less make an action e times less likely to be right, and how likely any is at least; the
        /// decisions of a play-out, and by how many points they sway.
        think_doubt = 0.6;
        think_points = 1.2;
        think_other = 0.03;
        think_least = 36.0;
        think_sway = 0.2;
    }
}
