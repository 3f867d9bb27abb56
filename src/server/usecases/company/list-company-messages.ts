import type * as routes from '#contract/organiser-company.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import {
  findCompanyStaff,
  listCompanyGroups,
  readCompanyNames,
} from '#server/persistence/company-record-queries.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listMessagesToCompany } from '#server/persistence/sent-message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentSent } from '../message/present-sent.ts'

/** What the coordinators of a company were told, and its responsible employee where the role reads contractors. */
export const listCompanyMessages: UseCase<
  typeof routes.listCompanyMessages,
  'database' | 'log' | 'sealer'
> = async ({ actor, params: { key }, query: { cursor, limit }, facts: { locale } }, needs) => {
  const { database } = needs
  const { guid: editionGuid } = await readCurrentEdition(database)
  const company = { editionGuid, key }
  if (!(await readCompanyNames(database, company))) refuse('not_found')
  const [groups, staffCompanyGuid] = await Promise.all([
    listCompanyGroups(database, company),
    mayOrganise(actor.roles, 'read-staff-companies') ? findCompanyStaff(database, company) : null,
  ])
  const rows = await listMessagesToCompany(database, {
    ...{ groupGuids: groups.map(({ guid }) => guid), staffCompanyGuid },
    ...{ after: timePlaceOf(cursor), limit },
  })
  const { items, nextCursor } = pageOf(rows, limit, row => [row.createdAt.toISOString(), row.guid])
  return { items: items.map(row => presentSent(needs, row, locale)), nextCursor }
}
