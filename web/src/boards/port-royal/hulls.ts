// Our own ships: one hull for each colour, so that a ship is known by its shape as well. Drawn in a box of 120 by 84.

import type { Colour } from "./cards";

export interface Hull {
  hull: string;
  /** Sails, which carry the hatching of the colour. */
  sails: string;
  /** Masts, spars, oars: lines. */
  lines: string;
  /** Small things on the hull, in the colour of paper. */
  details?: string;
}

export const HULLS: Record<Colour, Hull> = {
  // One mast, a lateen sail and a jib.
  yellow: {
    hull: "M20 59 Q60 65 99 57 Q94 73 78 75 H40 Q25 73 20 59Z",
    sails: "M57 12 Q54 38 18 53 Q40 56 57 54Z M63 16 Q72 40 106 50 Q84 55 63 54Z",
    lines: "M60 8V60 M98 57 L114 48 M60 8 l9 3 -9 3",
  },
  // A round belly, two masts with square sails.
  blue: {
    hull: "M30 53 H90 L98 46 Q108 66 88 76 H34 Q12 68 22 46Z",
    sails: "M31 12 Q29 19 33 26 H55 Q58 19 55 12Z M27 29 Q24 39 29 48 H57 Q61 39 58 29Z M66 12 Q64 19 68 26 H88 Q92 19 89 12Z M63 29 Q60 39 65 48 H91 Q96 39 93 29Z",
    lines: "M43 6V54 M78 6V54 M98 46 l12 -7",
    details: "M34 63h52",
  },
  // An open boat with a gaff sail and oars.
  green: {
    hull: "M17 60 Q60 70 104 56 Q96 76 76 77 H42 Q24 76 17 60Z",
    sails: "M56 22 L88 12 Q98 36 96 52 Q74 58 56 57Z",
    lines: "M52 14V64 M52 22 L92 9 M40 66 L24 82 M56 68 L42 83",
    details: "M27 67 Q60 74 96 64",
  },
  // Long and low, three masts, a row of guns.
  red: {
    hull: "M8 52 L16 54 H102 L114 46 Q112 70 98 76 H24 Q10 70 8 52Z",
    sails:
      "M22 16 Q20 23 24 30 H40 Q43 23 40 16Z M18 33 Q16 42 21 50 H43 Q47 42 44 33Z M49 9 Q47 17 51 25 H69 Q73 17 70 9Z M46 28 Q43 39 49 50 H73 Q78 39 74 28Z M79 16 Q77 23 81 30 H95 Q99 23 96 16Z M77 33 Q75 42 80 50 H98 Q103 42 100 33Z",
    lines: "M31 11V54 M60 4V54 M88 11V54 M112 46 L120 38",
    details: "M25 64h5 M37 64h5 M49 64h5 M61 64h5 M73 64h5 M85 64h5",
  },
  // A high stern and a forecastle, full sails.
  black: {
    hull: "M6 28 L27 33 V50 H84 V43 L108 38 Q108 66 92 77 H30 Q10 70 6 28Z",
    sails:
      "M32 8 Q28 16 34 24 H56 Q61 16 57 8Z M30 27 Q26 38 33 47 H59 Q65 38 60 27Z M67 5 Q63 14 69 23 H91 Q96 14 92 5Z M66 26 Q62 36 69 44 H95 Q101 36 96 26Z",
    lines: "M44 3V50 M80 2V50 M108 38 L119 30 M15 30V10 l10 4 -10 4",
    details: "M13 38h8 M14 46h8 M32 60h6 M46 60h6 M60 60h6 M74 60h6",
  },
  // The Ares pirates: torn sails, a crooked spear at the bow.
  ares: {
    hull: "M10 50 L30 58 H92 L112 44 Q104 70 88 76 H36 Q16 72 10 50Z",
    sails: "M57 6 L57 52 L16 50 L30 42 L24 36 L40 30 L36 22 L48 18Z M63 14 L63 52 L100 46 L86 38 L92 30 L76 26Z",
    lines: "M60 3V58 M96 54 L118 40 l-2 -8 5 -4",
    details: "M34 66 l6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4",
  },
};
