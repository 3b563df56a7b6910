// `import anchor from "icon:anchor"` gives the drawing of one icon of the game-icons set, so that only the icons in use are bundled.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

export function icons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet => {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    return JSON.parse(readFileSync(file, "utf8")) as IconSet;
  };
  return {
    name: "portolan-icons",
    resolveId: (id, importer) => (id.startsWith(PREFIX) ? `\0${id}@${folderOf(importer)}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1, id.lastIndexOf("@"));
      set ??= load();
      const icon = set.icons[name];
      if (!icon) throw new Error(`the icon set has no “${name}”`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** Every folder brings its own copy: an icon that two pages share would be a file of its own, and a question more on the line. */
function folderOf(importer = ""): string {
  return /\/src\/(boards\/[a-z-]+|[a-z]+)\//.exec(importer)?.[1] ?? "";
}
