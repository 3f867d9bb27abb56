import { readSession } from '#contract/auth.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { setLists } from '#web/kit/session/session-state.ts'
import { callApi } from './call-api.ts'

/** Reads the account's participants, groups and companies again, after it got or lost one; answers when that was. */
export async function refreshSession(signal?: AbortSignal): Promise<number> {
  const session = browserSession()
  const { accessToken } = session.getState()
  const lists = await callApi(readSession, signal ? { signal } : {})
  // Somebody else may have logged in before the answer came.
  session.update(state => (state.accessToken === accessToken ? setLists(state, lists) : state))
  return Date.now()
}
