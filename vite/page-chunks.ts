type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

type Namer = (id: string, graph: Graph) => string | null

/**
 * Puts the modules that these entries need at once into one chunk: one file compresses better than forty, and the first
 * public page has 125 kB of JavaScript in all (product.md §11). `start` wakes the page up as soon as it is run, and the page's own script decides
 * when: it stays in a file of its own, or loading a route's module would run it before the page has said what its routes are.
 */
export function firstPage(start: string, entries: string[]): Namer {
  let modules: Set<string> | null = null
  return (id, graph) => {
    modules ??= reachable([start, ...entries], graph)
    return modules.has(id) && !id.startsWith(start) ? 'first-page' : null
  }
}

/**
 * Puts what two or more public pages need at once into one chunk: left alone, a page asks for forty files of a kilobyte, of which a
 * phone fetches six at a time.
 */
export function sharedByPages(entries: string[]): Namer {
  let modules: Map<string, number> | null = null
  return (id, graph) => {
    modules ??= countReaching(entries, graph)
    return (modules.get(id) ?? 0) > 1 ? 'public-pages' : null
  }
}

function countReaching(entries: string[], graph: Graph): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const id of reachable([entry], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function reachable(entries: string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const queue = entries.flatMap(path => [path, `${path}?__react-router-build-client-route`])
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue
    found.add(next)
    queue.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return found
}
