/** How much of a programme is recommended to anyone at all, from 0 to 1: a low figure means that some sessions nobody ever hears of. */
export function coverageOf(lists: readonly (readonly string[])[], offered: ReadonlySet<string>) {
  const recommended = new Set(lists.flat().filter(guid => offered.has(guid)))
  return {
    sessions: offered.size === 0 ? 0 : recommended.size / offered.size,
    recommendedTo: recommended.size,
    offered: offered.size,
  }
}

/** How unlike the recommendations of a person are, on average: the share of pairs that differ in their track. Null where nobody has two. */
export function diversityOf(
  lists: readonly (readonly string[])[],
  groupOf: ReadonlyMap<string, string | null>,
): number | null {
  const shares = lists.flatMap(list => {
    const groups = list.map(guid => groupOf.get(guid) ?? guid)
    const pairs = (groups.length * (groups.length - 1)) / 2
    if (pairs === 0) return []
    const counts = new Map<string, number>()
    for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
    let same = 0
    for (const count of counts.values()) same += (count * (count - 1)) / 2
    return [1 - same / pairs]
  })
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
