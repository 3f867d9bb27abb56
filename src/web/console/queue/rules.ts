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

/** Whether a list opened this record: it leaves a mark in the history, and then the next one of the list can follow. */
export function cameFromQueue(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromQueue' in state && state.fromQueue === true
}
