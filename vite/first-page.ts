type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Puts the modules that these entries need at once into one chunk: one file compresses better than forty, and the first
 * public page has 125 kB of JavaScript in all (product.md §11).
 */
export function firstPage(entries: string[]) {
  let modules: Set<string> | null = null
  return (id: string, graph: Graph): string | null => {
    modules ??= reachable(entries, graph)
    return modules.has(id) ? 'first-page' : null
  }
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
