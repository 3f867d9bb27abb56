import type { RaiseRow as QueueRow } from '#contract/organiser-raise.ts'
import type { Raise } from '#contract/raise.ts'
import { raiseTotal } from '#domain/raise/raise-transitions.ts'
import { type ForumDayQuotas, placesOf } from '#domain/staff-company/forum-day-quota.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listInvoicesByGuid } from '#server/persistence/invoice-queries.ts'
import type { ListedRaise, RaiseRow } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import { invoiceNumber, presentInvoices } from '../invoice/present-invoice.ts'

/** Requests as their company sees them, with the invoice that is open or paid. */
export async function presentRaises(reader: Reader, rows: readonly RaiseRow[]): Promise<Raise[]> {
  const guids = rows.flatMap(({ invoiceGuid }) => invoiceGuid ?? [])
  const invoices = await presentInvoices(reader, await listInvoicesByGuid(reader, guids))
  return rows.map(row => ({
    guid: row.guid,
    version: row.version,
    state: row.state,
    placesAsked: row.placesAsked,
    reason: row.reason,
    askedAt: row.askedAt.toISOString(),
    places: row.places,
    priceKopecks: row.priceKopecks?.toString() ?? null,
    totalKopecks: totalOf(row)?.toString() ?? null,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    invoice: invoices.find(({ guid }) => guid === row.invoiceGuid) ?? null,
  }))
}

export async function presentRaise(reader: Reader, row: RaiseRow | undefined): Promise<Raise> {
  const [raise] = row ? await presentRaises(reader, [row]) : []
  return raise ?? refuse('not_found')
}

/** A request as the console's queue shows it. */
export function presentListedRaise(row: ListedRaise, quotas: ForumDayQuotas): QueueRow {
  const { contractorRole, placesAdded: added } = row
  return {
    guid: row.guid,
    version: row.version,
    state: row.state,
    company: { guid: row.companyGuid, name: row.companyName, contractorRole },
    owner: {
      name: `${row.lastName} ${row.firstName}`,
      latinName: `${row.latinFirstName} ${row.latinLastName}`,
      phone: row.ownerPhone,
      email: row.email,
    },
    forumPlaces: {
      all: placesOf({ contractorRole, confirmed: row.roleConfirmedAt !== null, added }, quotas),
      taken: Number(row.placesTaken ?? 0),
    },
    placesAsked: row.placesAsked,
    reason: row.reason,
    askedAt: row.askedAt.toISOString(),
    places: row.places,
    priceKopecks: row.priceKopecks?.toString() ?? null,
    answer: row.answer,
    invoice:
      row.invoiceGuid && row.invoiceYear !== null && row.invoiceNumber !== null
        ? {
            guid: row.invoiceGuid,
            number: invoiceNumber({ year: row.invoiceYear, number: row.invoiceNumber }),
          }
        : null,
  }
}

/** What an offer costs in all; null where nothing was offered, or it is free. */
export function totalOf({ places, priceKopecks }: Pick<RaiseRow, 'places' | 'priceKopecks'>): bigint | null {
  return places === null || priceKopecks === null ? null : raiseTotal({ places, priceKopecks })
}
