import { keepsLogIn } from '#web/kit/kept/forget.ts'

/** Whether this browser may hold a log-in; the session's own rules, which weigh more, decide whether it is one. */
export function mayHaveSession(): boolean {
  return keepsLogIn()
}
