import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** `key` is what `company_key` makes of a company's INN, or of its name where it has none. */
export type Company = { editionGuid: string; key: string }

/** Applications of its people, by the index of companies' keys. */
export const applicationsOfCompany = ({ editionGuid, key }: Company) => sql`select application.guid
  from participant_company as company
  join application on application.participant_guid = company.participant_guid
  where company_key(company.inn, company.name) = ${key}::uuid and application.edition_guid = ${editionGuid}`

/** Invoices that it is the payer of. */
export const invoicesOfCompany = ({ editionGuid, key }: Company) => sql`select invoice.guid from invoice
  where company_key(invoice.payer_inn, invoice.payer_name) = ${key}::uuid and invoice.edition_guid = ${editionGuid}`

/** Card payments that pay for its people, several perhaps for one. */
export const cardPaymentsOfCompany = (company: Company) => sql`select line.card_payment_guid
  from card_payment_line as line where line.application_guid in (${applicationsOfCompany(company)})`

/** Whether an invoice of a list is paid by it. */
export const isPaidBy = (invoice: RawBuilder<unknown>, company: Company) =>
  isOneOf(invoice, invoicesOfCompany(company))

/** For a list: they are gathered first, because along the order of the list those of one company may lie far apart. */
export function isOneOf(guid: RawBuilder<unknown>, guids: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${guid} = any(array(${guids}))`
}
