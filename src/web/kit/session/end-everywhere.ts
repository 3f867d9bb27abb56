import { audiences } from '#web/kit/kept/audience.ts'
import { browserSession } from './browser-session.ts'
import { tokenAccount } from './decode-token.ts'

/** Ends the log-ins of this browser after the server has ended all of the account's, including the console's if it is the same person. */
export function endEverywhere(): void {
  const account = tokenAccount(browserSession().getState().accessToken)
  for (const audience of audiences) {
    const session = browserSession(audience)
    if (tokenAccount(session.getState().accessToken) === account) session.end('logout')
  }
}
