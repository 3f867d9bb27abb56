import { audiences } from '#web/kit/kept/audience.ts'
import { browserSession } from './browser-session.ts'
import { tokenAccount } from './decode-token.ts'

/** After the server has ended every log-in of the account: those of this browser, the console's too where it is the same person's. */
export function endEverywhere(): void {
  const account = tokenAccount(browserSession().getState().accessToken)
  for (const audience of audiences) {
    const session = browserSession(audience)
    if (tokenAccount(session.getState().accessToken) === account) session.end('logout')
  }
}
