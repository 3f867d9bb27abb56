import type * as routes from '#contract/organiser-application.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listGroupsOfEdition } from '#server/persistence/group-console-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** The groups of the edition, as a filter of the console's queue. */
export const listGroups: UseCase<typeof routes.listGroups, 'database'> = async (_call, { database }) => {
  const edition = await readCurrentEdition(database)
  return { items: await listGroupsOfEdition(database, edition.guid) }
}
