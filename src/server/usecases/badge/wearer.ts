import type { BadgeFacts } from '#domain/badge/badge-layout.ts'
import type { SiteWindow } from '#domain/edition/site-window.ts'
import { badgeFacts, onSiteBadgeFacts } from '#messages/badge-facts.ts'
import type { WearerRow } from '#server/persistence/badge-print-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { type SignedPass, signParticipantPass, signSitePass } from '../pass/sign-pass.ts'

/** What is printed on the badge of a participant or an employee. */
export function wearerFacts(
  row: WearerRow,
  forum: { name: string; place: string },
  locale: 'ru' | 'en',
): BadgeFacts {
  const { role, onSiteRole } = row
  if (role) return badgeFacts({ ...row, role, companyShortName: row.shortName }, forum, locale)
  return onSiteBadgeFacts({ ...row, onSiteRole, companyName: row.companyName ?? '' }, forum, locale)
}

/** The signed code of the badge. */
export function passOfWearer(
  needs: Needs<'passes'>,
  row: WearerRow,
  { edition, windows }: { edition: EditionRow; windows: readonly SiteWindow[] },
): SignedPass | null {
  if (row.role) return signParticipantPass(needs, { pass: row, role: row.role, edition })
  const access = { onForum: row.onForum === true, onMontage: row.onMontage === true }
  return signSitePass(needs, { kind: 'employee', pass: row, access }, { edition, windows })
}
