import type * as routes from '#contract/organiser-company.ts'
import { type CompanyHistory, mostOfCompany } from '#contract/organiser-company.ts'
import { mayOrganise, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { shownEntries } from '#server/persistence/audit-queries.ts'
import { listCompanyNotes } from '#server/persistence/company-note-queries.ts'
import {
  findCompanyStaff,
  listCompanyGroups,
  listCompanyIssues,
  readCompanyNames,
} from '#server/persistence/company-record-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { historyOf, issueOf } from '../invoice/read-invoice-history.ts'
import { presentNote } from '../person/write-note.ts'

/** A company that pays one by one has hundreds; its last ones tell what happens now. */
const followedInvoices = 4 * mostOfCompany

/** What organisers wrote about a company, and what the log has of it. */
export const readCompanyHistory: UseCase<typeof routes.readCompanyHistory, 'database'> = async (
  { actor, params: { key } },
  { database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const company = { editionGuid, key }
  if (!(await readCompanyNames(database, company))) refuse('not_found')
  const groups = (await listCompanyGroups(database, company)).map(({ guid }) => guid)
  const [notes, history] = await Promise.all([
    listCompanyNotes(database, company),
    readHistory(database, { ...company, groups }, actor.roles),
  ])
  return {
    notes: notes.map(presentNote),
    history,
  }
}

type Followed = { editionGuid: string; key: string; groups: string[] }

async function readHistory(
  reader: Reader,
  { groups, ...company }: Followed,
  roles: readonly OrganiserRole[],
): Promise<CompanyHistory['history']> {
  const [invoices, staff] = await Promise.all([
    mayOrganise(roles, 'read-payments')
      ? listCompanyIssues(reader, { ...company, limit: followedInvoices })
      : [],
    mayOrganise(roles, 'read-staff-companies') ? findCompanyStaff(reader, company) : null,
  ])
  const named = new Map(invoices.map(row => [row.guid, { guid: row.guid, number: invoiceNumber(row) }]))
  const logged = await historyOf(
    reader,
    [company.key, ...named.keys(), ...groups, ...(staff ? [staff] : [])],
    roles,
  )
  const entries = [
    ...logged.map(({ subjectGuid, ...row }) => ({ ...row, invoice: named.get(subjectGuid) ?? null })),
    ...invoices.map(row => ({ ...issueOf(row, row), invoice: named.get(row.guid) ?? null })),
  ]
  // Entries of one moment stay in the order of the log.
  return entries.sort((one, other) => other.at.localeCompare(one.at)).slice(0, shownEntries)
}
