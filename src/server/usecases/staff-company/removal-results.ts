/** The result for each of those who were to be removed: the ones not found are named. */
export function removalResults(asked: readonly string[], found: readonly { guid: string }[]) {
  const removed = new Set(found.map(({ guid }) => guid))
  return {
    results: [...new Set(asked)].map(guid =>
      removed.has(guid) ? { guid, ok: true, code: null } : { guid, ok: false, code: 'not_found' as const },
    ),
  }
}
