import type { EditionFacts } from '#contract/edition.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { presentVatRates, vatToday } from '../payment/vat-today.ts'

/** What everybody may know about the current edition. */
export async function readEdition(
  needs: Needs<'clock' | 'config' | 'database' | 'movableClock'>,
): Promise<EditionFacts> {
  const edition = await readCurrentEdition(needs.database)
  const now = needs.clock.now()
  const offset = now.getTime() - needs.clock.wall().getTime()
  return {
    slug: edition.slug,
    name: { ru: edition.nameRu, en: edition.nameEn },
    city: { ru: edition.cityRu, en: edition.cityEn },
    venue: { ru: edition.venueRu, en: edition.venueEn },
    address: { ru: edition.addressRu, en: edition.addressEn },
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    timeZone: edition.timeZone,
    feeKopecks: edition.feeKopecks.toString(),
    vatPercent: Number(vatToday(now, edition).percent),
    vatRates: presentVatRates(edition),
    supportEmail: edition.supportEmail,
    supportPhone: edition.supportPhone,
    plannedMessages: edition.plannedMessages,
    deadlines: {
      payBy: edition.payBy,
      passportBy: edition.passportBy,
      volunteersUntil: edition.volunteersUntil,
    },
    locks: { badgeCompanyName: edition.badgeCompanyNameUntil, transfer: edition.transferUntil },
    clock: {
      now: now.toISOString(),
      today: localDayAt(now.getTime(), edition.timeZone),
      offsetMilliseconds: Math.round(offset / 1000) * 1000,
      movable: needs.movableClock !== null,
    },
    demo: needs.config.APP_MODE === 'demo',
  }
}
