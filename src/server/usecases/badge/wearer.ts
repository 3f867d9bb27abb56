import type { BadgeFacts } from '#domain/badge/badge-layout.ts'
import type { SiteWindow } from '#domain/edition/site-window.ts'
import { badgeFacts, onSiteBadgeFacts, volunteerBadgeFacts } from '#messages/badge-facts.ts'
import type { WearerRow } from '#server/persistence/badge-print-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { type SignedPass, signParticipantPass, signSitePass, signVolunteerPass } from '../pass/sign-pass.ts'

/** What is printed on the badge of a participant, an employee or a volunteer. */
export function wearerFacts(
  row: WearerRow,
  forum: { name: string; place: string },
  locale: 'ru' | 'en',
): BadgeFacts {
  const { role, onSiteRole } = row
  if (role) return badgeFacts({ ...row, role, companyShortName: row.shortName }, forum, locale)
  if (row.kind === 'volunteer') return volunteerBadgeFacts(row, forum, locale)
  return onSiteBadgeFacts({ ...row, onSiteRole, companyName: row.companyName ?? '' }, forum, locale)
}

/** The signed code of the badge. */
export function passOfWearer(
  needs: Needs<'passes'>,
  row: WearerRow,
  { edition, windows }: { edition: EditionRow; windows: readonly SiteWindow[] },
): SignedPass | null {
  if (row.role) return signParticipantPass(needs, { pass: row, role: row.role, edition })
  if (row.kind === 'volunteer') {
    const { firstShift: from, lastShift: to } = row
    const shifts = from && to ? { from: from.getTime(), to: to.getTime() } : null
    return signVolunteerPass(needs, { pass: row, shifts }, { edition, windows })
  }
  const access = { onForum: row.onForum === true, onMontage: row.onMontage === true }
  return signSitePass(needs, { kind: 'employee', pass: row, access }, { edition, windows })
}
