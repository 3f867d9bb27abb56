/** Whether a list opened this record: it leaves a mark in the history, and then the next one of the list can follow. */
export function cameFromQueue(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromQueue' in state && state.fromQueue === true
}
