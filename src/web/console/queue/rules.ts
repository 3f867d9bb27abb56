/** The other tabs under which the same search finds somebody, in the order of the tabs. */
export function foundElsewhere<Status extends string>(
  tabs: readonly Status[],
  counts: Readonly<Partial<Record<Status, number>>> | undefined,
  shown: Status | 'all',
): { status: Status; count: number }[] {
  return tabs
    .map(status => ({ status, count: counts?.[status] ?? 0 }))
    .filter(({ status, count }) => status !== shown && count > 0)
}
