type Ways<Sort extends string> = { ascending: Sort; descending: Sort }

/** The heading of a column that sorts both ways: first the way that is usual for it, then the other. */
export function sortedColumn<Sort extends string>(
  list: { sort: Sort; onSort: (sort: Sort) => void },
  ways: Ways<Sort>,
  first: keyof Ways<Sort>,
) {
  const { sort } = list
  const sorted =
    sort === ways.ascending
      ? ('ascending' as const)
      : sort === ways.descending
        ? ('descending' as const)
        : ('none' as const)
  const other = first === 'ascending' ? 'descending' : 'ascending'
  return { sorted, onSort: () => list.onSort(ways[sorted === first ? other : first]) }
}
