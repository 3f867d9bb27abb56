import type { ConsoleHit } from '#contract/organiser-search.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import { cardPaymentStanding } from '#domain/payment/card-payment-standing.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { plateText } from '#domain/vehicle/plate.ts'
import type {
  FoundCompany,
  listFoundPeople,
  searchCardPayments,
  searchChats,
  searchGroups,
  searchInvoices,
  searchPaymentOrders,
  searchStaffCompanies,
} from '#server/persistence/console-search-queries.ts'
import type { listEmployeesFound } from '#server/persistence/employee-search-queries.ts'
import type { listVehiclesFound } from '#server/persistence/vehicle-search-queries.ts'
import type { listVolunteersFound } from '#server/persistence/volunteer-search-queries.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { nameFor } from '../participant/present-participant.ts'

type Row<Query extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

/** A hit with nothing but its kind, guid and title. */
export function hitOf(facts: Pick<ConsoleHit, 'kind' | 'guid' | 'title'> & Partial<ConsoleHit>): ConsoleHit {
  return {
    ...{ note: null, day: null, startsAt: null, kopecks: null, awaited: false },
    ...{ application: null, invoice: null, cardPayment: null, review: null, volunteer: null },
    ...facts,
  }
}

const same = (text: string) => ({ ru: text, en: text })

/** What is known in one script alone is shown as it is. */
const sameOrNone = (text: string | null) => (text ? same(text) : null)

const named = (row: Parameters<typeof nameFor>[1]) => ({ ru: nameFor('ru', row), en: nameFor('en', row) })

export function personHit(row: Row<typeof listFoundPeople>): ConsoleHit {
  return hitOf({
    kind: 'person',
    guid: row.guid,
    title: named(row),
    note: sameOrNone(row.companyShortName ?? row.companyName),
    application: row.status,
  })
}

export function chatHit(row: Row<typeof searchChats>): ConsoleHit {
  return hitOf({
    kind: 'chat',
    guid: row.guid,
    title: row.staffName && !row.lastName && !row.latinLastName ? same(row.staffName) : named(row),
    note: sameOrNone(row.companyShortName),
  })
}

export function companyHit(row: FoundCompany): ConsoleHit {
  return hitOf({
    kind: 'company',
    guid: row.key,
    title: same(withShortLegalForm(row.name)),
    note: sameOrNone(row.inn),
  })
}

export function groupHit(row: Row<typeof searchGroups>): ConsoleHit {
  return hitOf({ kind: 'group', guid: row.guid, title: same(row.companyShortName), note: named(row) })
}

export function staffCompanyHit(row: Row<typeof searchStaffCompanies>): ConsoleHit {
  return hitOf({
    kind: 'staffCompany',
    guid: row.guid,
    title: same(row.name),
    note: named(row),
    awaited: row.roleConfirmedAt === null,
  })
}

export function employeeHit(row: Row<typeof listEmployeesFound>): ConsoleHit {
  return hitOf({
    kind: 'employee',
    guid: row.guid,
    title: named(row),
    note: same(row.companyName),
    review: row.state,
  })
}

/** Titled by its plate, because its list is searched by it. */
export function vehicleHit(row: Row<typeof listVehiclesFound>): ConsoleHit {
  return hitOf({
    kind: 'vehicle',
    guid: row.guid,
    title: same(plateText(row)),
    note: same(`${row.brand} · ${row.companyName}`),
    review: row.state,
  })
}

export function volunteerHit(
  row: Row<typeof listVolunteersFound>,
  { atSecurity }: { atSecurity: boolean },
): ConsoleHit {
  return hitOf({
    kind: 'volunteer',
    guid: row.guid,
    title: named(row),
    note: same(`${row.university} · ${row.city}`),
    ...(atSecurity ? { review: row.review } : { volunteer: row.state }),
  })
}

export function invoiceHit(row: Row<typeof searchInvoices>): ConsoleHit {
  return hitOf({
    kind: 'invoice',
    guid: row.guid,
    title: same(invoiceNumber(row)),
    note: same(withShortLegalForm(row.payerName)),
    kopecks: row.totalKopecks.toString(),
    invoice: row.status,
  })
}

/** A payment order leads to the invoice that it was booked on. */
export function paymentOrderHit(row: Row<typeof searchPaymentOrders>): ConsoleHit {
  return hitOf({
    kind: 'paymentOrder',
    guid: row.guid,
    title: same(`№ ${row.order}`),
    note: same(`${invoiceNumber(row)} · ${withShortLegalForm(row.payerName)}`),
    day: row.on,
    kopecks: row.kopecks.toString(),
  })
}

export function cardPaymentHit(row: Row<typeof searchCardPayments>): ConsoleHit {
  return hitOf({
    kind: 'cardPayment',
    guid: row.guid,
    title: same(row.providerId ?? row.guid),
    note: row.name ? { ru: row.name, en: transliterateName(row.name) } : null,
    kopecks: row.kopecks.toString(),
    cardPayment: cardPaymentStanding(row),
  })
}
