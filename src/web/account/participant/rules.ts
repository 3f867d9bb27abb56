import type { SessionUser } from '#contract/auth.ts'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Until when a sent link works, as people read it, and whether it has expired. */
export type LinkTerm = { until: string; lapsed: boolean }

/** The term of a link at a moment of the machine's clock, milliseconds since 1970 UTC; null where no link is out. */
export function linkTerm(
  // Absent in a session that an earlier version stored.
  expiresAt: string | null | undefined,
  { edition, locale, now }: { edition: EditionFacts; locale: Locale; now: number },
): LinkTerm | null {
  if (!expiresAt) return null
  const instant = Date.parse(expiresAt)
  return {
    until: formatMoment(instant, locale, edition.timeZone),
    lapsed: instant <= editionNow(edition, now).getTime(),
  }
}

/** The same for a participant of the account, at the current time. */
export function useLinkTerm(user: Pick<SessionUser, 'linkExpiresAt'> | undefined): LinkTerm | null {
  const edition = useEdition()
  const locale = useLocale()
  return linkTerm(user?.linkExpiresAt, { edition, locale, now: Date.now() })
}
