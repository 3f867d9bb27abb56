import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { listGroupsOfEdition } from '../../persistence/group-console-queries.ts'
import type { Services } from '../../services.ts'

/** The groups of the edition, for the console to narrow its queue by. */
export async function listGroups({ database }: Services) {
  const edition = await readCurrentEdition(database)
  return { items: await listGroupsOfEdition(database, edition.guid) }
}
