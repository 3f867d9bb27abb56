/** What happens to a printed badge; each is recorded and never changed (spec point 4). */
export const badgeEvents = ['printed', 'handedOver', 'lost', 'reissued'] as const

export type BadgeEvent = (typeof badgeEvents)[number]

/** How far a badge has come. What is printed stays printed, even when the pass is withheld or revoked. */
export const badgeStandings = ['toPrint', 'printed', 'handedOver'] as const

export type BadgeStanding = (typeof badgeStandings)[number]

/** From the events under the present number of the pass: a reissue begins anew, because the earlier print opens nothing any more. */
export function badgeStanding(events: readonly BadgeEvent[]): BadgeStanding {
  if (events.includes('handedOver')) return 'handedOver'
  return events.includes('printed') ? 'printed' : 'toPrint'
}

/** Whether a badge may be handed over: it is printed, and nobody has it yet. */
export function decideHandOver(
  standing: BadgeStanding,
): { ok: true } | { ok: false; code: 'badge_not_printed' | 'badge_handed_over' } {
  if (standing === 'handedOver') return { ok: false, code: 'badge_handed_over' }
  return standing === 'printed' ? { ok: true } : { ok: false, code: 'badge_not_printed' }
}

/** Whether a badge may be reported lost: one that was never printed cannot be. */
export function decideReissue(
  standing: BadgeStanding,
): { ok: true } | { ok: false; code: 'badge_not_printed' } {
  return standing === 'toPrint' ? { ok: false, code: 'badge_not_printed' } : { ok: true }
}
