/** So many, or where `more` at least so many. */
export type Counted = { count: number; more: boolean }

/**
 * How many rows a list has under each of its tabs. A tab that is named nowhere has none. Under a tab of `countedInPart` there are at least so many; without
 * a number, nobody has counted. A list that always counts to the end leaves `countedInPart` out.
 */
export type ListCounts<Name extends string = string> = {
  counts: Readonly<Partial<Record<Name, number>>>
  countedInPart?: readonly Name[]
}

/** How many rows a tab has; those of `all` together, where they are not counted under that name. */
export function countUnder<Name extends string>(list: ListCounts<Name>, tab: Name | 'all'): Counted {
  const { counts, countedInPart = [] } = list
  const inPart: readonly string[] = countedInPart
  const isNamed = (name: string): name is Name => Object.hasOwn(counts, name) || inPart.includes(name)
  if (tab === 'all' && !isNamed(tab)) {
    const all = Object.values<number | undefined>(counts)
    return {
      count: all.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      more: inPart.length > 0,
    }
  }
  return {
    count: isNamed(tab) ? (counts[tab] ?? 0) : 0,
    more: inPart.includes(tab),
  }
}

/** Whether there is nothing under any tab; false as long as nobody has counted to the end. */
export function isEmptyList<Name extends string>(list: ListCounts<Name> | undefined): boolean {
  if (!list) return false
  const { count, more } = countUnder(list, 'all')
  return count === 0 && !more
}

/** The counts of a list from its rows: either all were counted to the end, or none. */
export function countsOfRows<Name extends string>(
  rows: readonly { value: string; count: number }[],
  { names, inPart }: { names: readonly Name[]; inPart: boolean },
): Required<ListCounts<Name>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const row = rows.find(({ value }) => value === name)
    if (row) counts[name] = row.count
  }
  return { counts, countedInPart: inPart ? names : [] }
}
