// Our type, cut down to what the pages need: the letters of our languages and of people's names, in three parts each, so that a browser
// loads only those that a page uses. The parts and their style sheet are made once, in `src/look/fonts`, from the fonts of the packages.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Style {
  family: string;
  package: string;
  weight: number;
  style: "normal" | "italic";
}

const STYLES: Style[] = [
  { family: "Alegreya", package: "alegreya", weight: 400, style: "normal" },
  { family: "Alegreya", package: "alegreya", weight: 400, style: "italic" },
  { family: "Alegreya", package: "alegreya", weight: 700, style: "normal" },
  { family: "Alegreya Sans", package: "alegreya-sans", weight: 400, style: "normal" },
  { family: "Alegreya Sans", package: "alegreya-sans", weight: 700, style: "normal" },
  { family: "Alegreya SC", package: "alegreya-sc", weight: 500, style: "normal" },
];

interface Part {
  name: string;
  /** Which file of the package holds these letters. */
  from: "latin" | "latin-ext";
  /** First and last letter of each run. */
  letters: [number, number][];
}

const PARTS: Part[] = [
  // Plain letters and figures, dashes, quotation marks, the ellipsis, minus and times.
  { name: "plain", from: "latin", letters: [[0x20, 0x7e], [0xa0, 0xa0], [0xb7, 0xb7], [0xd7, 0xd7], [0x2013, 0x2014], [0x2018, 0x201e], [0x2022, 0x2022], [0x2026, 0x2026], [0x2212, 0x2212]] },
  { name: "western", from: "latin", letters: [[0xa1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff], [0x152, 0x153]] },
  { name: "eastern", from: "latin-ext", letters: [[0x100, 0x151], [0x154, 0x17f], [0x218, 0x21b]] },
];

/** Kerning, ligatures, accents, and figures of one width and height: all that the style sheets ask for. */
const FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "tnum", "lnum"];

export function fonts(): Plugin {
  return {
    name: "portolan-fonts",
    async configResolved({ root }) {
      const folder = join(root, "src/look/fonts");
      const sheet = join(folder, "fonts.css");
      const made = `/* ${JSON.stringify([STYLES, PARTS, FEATURES])} */`;
      if (existsSync(sheet) && readFileSync(sheet, "utf8").startsWith(made)) return;
      mkdirSync(folder, { recursive: true });
      const packages = createRequire(join(root, "package.json"));
      const faces = STYLES.flatMap((style) => PARTS.map((part) => cut(style, part, folder, packages)));
      // The sheet comes last: while it is not there, the fonts are not finished.
      writeFileSync(sheet, [made, ...(await Promise.all(faces))].join("\n"));
    },
  };
}

async function cut({ family, package: from, weight, style }: Style, part: Part, folder: string, packages: NodeJS.Require): Promise<string> {
  const whole = readFileSync(packages.resolve(`@fontsource/${from}/files/${from}-${part.from}-${weight}-${style}.woff2`));
  const letters = part.letters.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)));
  const file = `${from}-${weight}-${style}-${part.name}.woff2`;
  writeFileSync(join(folder, file), await subsetFont(whole, letters.join(""), { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES }));
  const hex = (letter: number): string => letter.toString(16).toUpperCase();
  const range = part.letters.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
  return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url("./${file}") format("woff2"); unicode-range: ${range}; }`;
}
