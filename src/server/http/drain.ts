import { setTimeout as sleep } from 'node:timers/promises'
import type { Needs } from '../use-case.ts'
import type { Shortcut } from './shortcut.ts'

/** Milliseconds of an orderly stop (decision 054). */
export type DrainTimes = {
  /** Everything is still served while `/readyz` is red, so that balancers look elsewhere. */
  red: number
  /** No new connection is taken, and open ones may still bring a request that was already on its way. */
  linger: number
}

/**
 * What comes before the server closes, so that no request is lost: readiness turns red, then the port closes, streams end, and each open connection is
 * told to close with its next answer.
 */
export async function drain(shortcut: Shortcut, { live }: Needs<'live'>, times: DrainTimes): Promise<void> {
  shortcut.leave()
  await sleep(times.red)
  await shortcut.stopListening()
  // Listeners come back at once, and must not find this copy again: so only now.
  live.close()
  await Promise.race([shortcut.emptied(), sleep(times.linger)])
}
