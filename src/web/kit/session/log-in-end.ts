import type { Audience } from '#web/kit/kept/audience.ts'
import { keptText } from '#web/kit/kept/kept.ts'

/**
 * How a log-in ended:
 * - logout: the person logged out here; `untold` while the server could not be reached
 * - revoked: on another device, or by an organiser; the server said so
 * - elsewhere: in another tab, which has done what had to be done for all
 * - expired: after 12 hours
 * - idle: an organiser's, unused for an hour
 */
export type LogInEnd = (typeof ends)[number]

const ends = ['logout', 'untold', 'revoked', 'elsewhere', 'expired', 'idle'] as const

/** A log-out also deletes what the person chose to keep; an expiry does not. */
export function takesChosen(end: LogInEnd): boolean {
  return end === 'logout' || end === 'untold' || end === 'revoked'
}

const note = keptText('log-in-end', { of: 'none', until: 'browser', tab: true })

/** Keeps the reason for the log-in page, which may load as a new document; null deletes it. */
export function noteLogInEnd(audience: Audience, end: LogInEnd | null): void {
  if (end) note.write(end, audience)
  else note.forget(audience)
}

/** How the last log-in of this tab ended; null where nobody needs to be told. */
export function readLogInEnd(audience: Audience): LogInEnd | null {
  const found = note.read(audience)
  return ends.find(end => end === found) ?? null
}
