import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { asEditionInstant } from '#web/kit/edition/use-edition.ts'

/** Until when the bank's page of a card payment is open, by the edition's clock: every other time of the page is of it. */
export function bankWaitsUntil(
  edition: EditionFacts,
  { expiresAt }: { expiresAt: string },
  locale: Locale,
): string {
  const instant = new Date(asEditionInstant(edition, expiresAt)).toISOString()
  return formatTime(instant, locale, edition.timeZone)
}
