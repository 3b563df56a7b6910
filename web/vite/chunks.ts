// Which module comes in which file. Left to itself the build makes a file of everything that two pages share, and the lobby would ask for
// thirty: one file holds what the first page needs, one what every table needs besides.

interface ModuleInfo {
  importedIds: string[];
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const FILES = [
  { name: "lobby", root: "/src/main.ts" },
  { name: "table", root: "/src/table/TablePage.svelte" },
];

const reached = new Map<string, Set<string>>();

/** The file a module comes in; null leaves it to the build. */
export function fileOf(module: string, graph: Graph): string | null {
  return FILES.find(({ name, root }) => closure(name, root, graph).has(module))?.name ?? null;
}

/** Everything a module imports, and what that imports; what is loaded later is not among it. */
function closure(name: string, root: string, graph: Graph): Set<string> {
  const known = reached.get(name);
  if (known) return known;
  const found = new Set<string>();
  const waiting = [new URL(`..${root}`, import.meta.url).pathname];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    waiting.push(...(graph.getModuleInfo(module)?.importedIds ?? []));
  }
  reached.set(name, found);
  return found;
}
