import type { BadgeRow } from '#contract/organiser-badge.ts'
import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { m } from '#messages/compiled/messages.js'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import type { Tone } from '#web/ui/tone.ts'

/** The tabs of the list. */
export const standingTabs: Record<BadgeStanding, () => string> = {
  toPrint: m.badge_desk_standing_toPrint,
  printed: m.badge_desk_standing_printed,
  handedOver: m.badge_desk_standing_handedOver,
}

export const standingTones: Record<BadgeStanding, Tone> = {
  toPrint: 'attention',
  printed: 'info',
  handedOver: 'positive',
}

export function wearerRole({ kind, role, onSiteRole }: BadgeRow): string {
  if (kind === 'volunteer') return m.badge_role_volunteer()
  if (role) return participantRoleWords[role]()
  return onSiteRole ? onSiteRoleWords[onSiteRole]() : m.badge_role_on_site()
}
