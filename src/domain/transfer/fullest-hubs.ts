/** A hub, or several together, with how many people arrive in each hour. */
export type HubArrivals<Name> = { name: Name; counts: readonly number[] }

/** As many as a plot tells apart, the fullest first; where there are more hubs, the last place holds all the others together. */
export function fullestHubs<Name>(
  hubs: readonly HubArrivals<Name>[],
  most: number,
  others: Name,
): HubArrivals<Name>[] {
  const inOrder = hubs.toSorted((one, other) => sum(other.counts) - sum(one.counts))
  if (inOrder.length <= most) return inOrder
  const rest = inOrder.slice(most - 1)
  const together = (rest[0]?.counts ?? []).map((_, hour) => sum(rest.map(({ counts }) => counts[hour] ?? 0)))
  return [...inOrder.slice(0, most - 1), { name: others, counts: together }]
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
