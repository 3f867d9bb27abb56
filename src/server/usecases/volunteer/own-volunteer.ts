import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  findVolunteerByLink,
  lockVolunteers,
  type VolunteerRow,
} from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { hashVolunteerToken } from './volunteer-link.ts'

type Own<Row> = { volunteer: Row; edition: EditionRow }

/** The volunteer whose link it is; one that was replaced or erased is nobody's (link_invalid). */
export async function findOwnVolunteer(
  needs: Needs<'sealer'>,
  reader: Reader,
  token: string,
): Promise<Own<VolunteerRow>> {
  const edition = await readCurrentEdition(reader)
  const wanted = { linkHash: hashVolunteerToken(needs, token), editionGuid: edition.guid }
  const volunteer = (await findVolunteerByLink(reader, wanted)) ?? refuse('link_invalid')
  return { volunteer, edition }
}

/** The same, locked. */
export async function lockOwnVolunteer(
  needs: Needs<'sealer'>,
  tx: Tx,
  token: string,
): Promise<Own<Locked<VolunteerRow>>> {
  const { volunteer: found, edition } = await findOwnVolunteer(needs, tx, token)
  const [volunteer] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [found.guid] })
  // Replaced while this waited for the lock.
  if (!volunteer?.linkHash?.equals(hashVolunteerToken(needs, token))) refuse('link_invalid')
  return { volunteer, edition }
}
