/**
 * What the log-out page hands to the log-in page: how it ended (told to the server, or forgotten by this browser alone
 * while the server could not be reached), and which log-in it ended, by the time its token was set.
 */
export type Farewell = {
  farewell: 'done' | 'offline'
  tokenLastUpdated: number | null
}

/** The farewell in the state of a navigation; null on an ordinary visit. */
export function farewellOf(state: unknown): Farewell | null {
  if (typeof state !== 'object' || state === null || !('farewell' in state)) return null
  const { farewell } = state
  const ended = 'tokenLastUpdated' in state ? state.tokenLastUpdated : null
  if (farewell !== 'done' && farewell !== 'offline') return null
  return {
    farewell,
    tokenLastUpdated: typeof ended === 'number' ? ended : null,
  }
}

/** Whether the log-in that a farewell ended is still the one of this browser: a later one must not be lost to it. */
export function endsSession(state: unknown, session: { tokenLastUpdated: number | null }): boolean {
  const farewell = farewellOf(state)
  return farewell !== null && farewell.tokenLastUpdated === session.tokenLastUpdated
}
