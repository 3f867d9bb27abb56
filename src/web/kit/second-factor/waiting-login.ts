import { z } from 'zod'
import { kept } from '#web/kit/kept/kept.ts'

const waitingLogin = kept('waiting-login', z.object({ login: z.string(), until: z.number() }), {
  of: 'none',
  until: 'logout',
  tab: true,
})

/**
 * The console log-in of this tab that waits for its second step: a phone may discard the page while the person looks at their app. Null when there is
 * none, or its time is up.
 */
export function readWaitingLogin(now: number): string | null {
  const found = waitingLogin.read()
  return found && found.until > now ? found.login : null
}

/** Null forgets it. */
export function writeWaitingLogin(waiting: { login: string; until: number } | null): void {
  if (waiting) waitingLogin.write(waiting)
  else waitingLogin.forget()
}
