import type { Edition } from '../edition/edition.ts'
import { localInstant } from '../edition/local-instant.ts'
import { type SiteAccess, type SiteWindow, windowsOf } from '../edition/site-window.ts'

const day = 86_400_000

/** The first and the last second at which a pass opens a gate, since 1970 UTC. */
export type PassWindow = { validFrom: number; validTo: number }

/**
 * When a participant's pass opens gates: from noon of the day before the forum, when badges are handed out, to the end of its last day;
 * seconds since 1970 UTC.
 */
export function passWindow(edition: Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'>): PassWindow {
  const start = localInstant(edition.startsOn, '00:00', edition.timeZone)
  const lastDay = localInstant(edition.endsOn, '12:00', edition.timeZone)
  return { validFrom: (start - day / 2) / 1000, validTo: (lastDay + day / 2) / 1000 }
}

/** The days between which a vehicle is on site; both are included. */
export type SiteDays = { arrivesOn: string; leavesOn: string }

/**
 * When the pass of an employee or a vehicle opens gates: from the beginning of the first window of their work to the end of the last (spec point 9), of a
 * vehicle no longer than from the day it comes to the day it leaves. Null where nothing is left, or where the edition has no windows yet. Between two
 * windows the gate refuses by the windows themselves.
 */
export function sitePassWindow(
  access: SiteAccess,
  windows: readonly SiteWindow[],
  between: { days: SiteDays; timeZone: string } | null,
): PassWindow | null {
  const from = between ? localInstant(between.days.arrivesOn, '00:00', between.timeZone) : -Infinity
  const to = between ? localInstant(between.days.leavesOn, '12:00', between.timeZone) + day / 2 : Infinity
  const own = windowsOf(access, windows)
    .map(window => ({ from: Math.max(window.from, from), to: Math.min(window.to, to) }))
    .filter(window => window.from < window.to)
  const first = own[0]
  if (!first) return null
  // The last second is the one before the window ends.
  return { validFrom: first.from / 1000, validTo: Math.max(...own.map(window => window.to)) / 1000 - 1 }
}

/** A span of time in milliseconds since 1970 UTC; the end is not included. */
type Span = { from: number; to: number }

/**
 * When a volunteer's pass opens gates, and whether it does so while the site is built up or taken down: on the forum days, and outside of them only around
 * their own shifts. Without windows of the edition the forum days are those of participants.
 */
export function volunteerPassWindow(
  edition: Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'>,
  windows: readonly SiteWindow[],
  shifts: Span | null,
): { window: PassWindow; access: SiteAccess } {
  const forum = windows
    .filter(({ part }) => part === 'forum')
    .map(({ from, to }) => ({ validFrom: from / 1000, validTo: to / 1000 - 1 }))
  const montage = shifts
    ? windows
        .filter(({ part, from, to }) => part !== 'forum' && shifts.from < to && from < shifts.to)
        .map(({ from, to }) => ({
          validFrom: Math.max(from, shifts.from) / 1000,
          validTo: Math.min(to, shifts.to) / 1000 - 1,
        }))
    : []
  const own = [...(forum.length > 0 ? forum : [passWindow(edition)]), ...montage]
  return {
    window: {
      validFrom: Math.min(...own.map(({ validFrom }) => validFrom)),
      validTo: Math.max(...own.map(({ validTo }) => validTo)),
    },
    access: { onForum: true, onMontage: montage.length > 0 },
  }
}
