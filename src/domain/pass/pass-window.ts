import type { Edition } from '../edition/edition.ts'
import { localInstant } from '../edition/local-instant.ts'

const day = 86_400_000

/**
 * When a participant's pass opens gates: from noon of the day before the forum, when badges are handed out, to the end of its last day;
 * seconds since 1970 UTC.
 */
export function passWindow(edition: Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'>): {
  validFrom: number
  validTo: number
} {
  const start = localInstant(edition.startsOn, '00:00', edition.timeZone)
  const lastDay = localInstant(edition.endsOn, '12:00', edition.timeZone)
  return { validFrom: (start - day / 2) / 1000, validTo: (lastDay + day / 2) / 1000 }
}
