import { type CompanyRecord, mostOfCompany } from '#contract/organiser-company.ts'
import { closingStateOf } from '#domain/closing/closing.ts'
import {
  chooseCompanyRefunds,
  listCompanyCardPayments,
  listCompanyClosings,
} from '#server/persistence/company-money-queries.ts'
import { listCompanyInvoices, sumCompanyInvoices } from '#server/persistence/company-record-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import { presentRefunds } from '../invoice/list-refunds.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { presentCardPayments } from '../payment/present-card-payment.ts'
import type { ConfirmationNeeds } from '../payment/refund-confirmation.ts'

type Company = { editionGuid: string; key: string }
type Viewer = Pick<OrganiserActor, 'accountGuid' | 'roles'> & { locale: 'ru' | 'en' }

/** Its money: invoices, card payments for its people, what went back, and the papers after the forum; of each the newest and how many there are. */
export async function readCompanyMoney(
  needs: ConfirmationNeeds,
  company: Company,
  viewer: Viewer,
): Promise<NonNullable<CompanyRecord['money']>> {
  const { database } = needs
  const limited = { ...company, limit: mostOfCompany }
  const [sums, invoices, cards, { chosen, count }, closings] = await Promise.all([
    sumCompanyInvoices(database, company),
    listCompanyInvoices(database, limited),
    listCompanyCardPayments(database, limited),
    chooseCompanyRefunds(database, limited),
    listCompanyClosings(database, limited),
  ])
  return {
    ...sums,
    items: invoices.map(({ guid, issuedOn, dueOn, status, totalKopecks, ...number }) => ({
      ...{ guid, issuedOn, dueOn, status },
      number: invoiceNumber(number),
      totalKopecks: totalKopecks.toString(),
    })),
    cardPayments: { count: cards.count, items: await presentCardPayments(needs, cards.rows, viewer) },
    refunds: { count, items: await presentRefunds(database, chosen, viewer) },
    closings: {
      count: closings.count,
      items: closings.rows.map(row => ({
        guid: row.guid,
        number: invoiceNumber(row),
        issuedOn: row.issuedOn,
        state: closingStateOf(row),
        totalKopecks: row.totalKopecks.toString(),
      })),
    },
  }
}
