// Writes down what each page, language and game needs, so that the server can name it in the first page: a browser then asks for all of it
// at once, instead of finding out step by step.

import type { Plugin } from "vite";

interface Preloads {
  words: Record<string, string[]>;
  game_words: Record<string, string[]>;
  pages: Record<string, string[]>;
  boards: Record<string, string[]>;
}

/** Which chunk is what, by the file it is made of. */
const WORDS = /\/src\/words\/(en|cs|ro)\.ts$/;
const GAME_WORDS = /\/locales\/(en|cs|ro)\/([a-z-]+)\.ftl/;
const PAGES: Record<string, RegExp> = { table: /\/table\/TablePage\.svelte$/, replay: /\/replay\/ReplayPage\.svelte$/, new: /\/lobby\/NewTable\.svelte$/ };
const BOARDS = /\/boards\/([a-z-]+)\/[A-Z][A-Za-z]*\.svelte$/;

interface Chunk {
  type: "chunk";
  fileName: string;
  name: string;
  facadeModuleId: string | null;
  isDynamicEntry: boolean;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export function preloads(): Plugin {
  return {
    name: "portolan-preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as unknown as Chunk[];
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entry = chunks.find((chunk) => chunk.isEntry || chunk.name === "lobby");
        /** A chunk with all it needs, less what the page brings anyway. */
        const closure = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
          if (seen.has(chunk.fileName)) return seen;
          seen.add(chunk.fileName);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
          for (const name of chunk.imports) {
            const other = byName.get(name);
            if (other) closure(other, seen);
          }
          return seen;
        };
        const brought = entry ? closure(entry) : new Set<string>();
        const needed = (chunk: Chunk): string[] => [...closure(chunk)].filter((name) => !brought.has(name)).map((name) => `/${name}`);
        const written: Preloads = { words: {}, game_words: {}, pages: {}, boards: {} };
        for (const chunk of chunks.filter((one) => one.isDynamicEntry)) {
          const module = chunk.facadeModuleId ?? "";
          const [, language] = WORDS.exec(module) ?? [];
          if (language) written.words[language] = needed(chunk);
          const [, spoken, file] = GAME_WORDS.exec(module) ?? [];
          // Further files of a game begin with its name.
          if (spoken && file) {
            const game = ["port-royal", "puerto-rico", "dominion", "explorers"].find((one) => file === one || file.startsWith(`${one}-`)) ?? file;
            const key = `${spoken}/${game}`;
            written.game_words[key] = [...(written.game_words[key] ?? []), ...needed(chunk)];
          }
          for (const [page, source] of Object.entries(PAGES)) if (source.test(module)) written.pages[page] = needed(chunk);
          const [, folder] = BOARDS.exec(module) ?? [];
          if (folder && folder !== "generic") written.boards[folder] = needed(chunk);
        }
        this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(written) });
      },
    },
  };
}
