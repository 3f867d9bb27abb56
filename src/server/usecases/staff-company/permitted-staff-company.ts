import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  findStaffCompany,
  lockStaffCompany,
  type StaffCompanyRow,
} from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'

export type PermittedStaffCompany = { company: StaffCompanyRow; edition: EditionRow }

/** Loads a company for its responsible employee; for everybody else it does not exist (404). */
export async function loadStaffCompany(
  reader: Reader,
  { accountGuid }: AccountActor,
  guid: string,
): Promise<PermittedStaffCompany> {
  const edition = await readCurrentEdition(reader)
  const company = await findStaffCompany(reader, { guid, editionGuid: edition.guid, accountGuid })
  return { company: company ?? refuse('not_found'), edition }
}

/** The same, locked until the transaction ends. Its employees and vehicles are locked after it, never before, or two calls could wait for each other. */
export async function holdStaffCompany(
  tx: Tx,
  { accountGuid }: AccountActor,
  guid: string,
): Promise<PermittedStaffCompany> {
  const edition = await readCurrentEdition(tx)
  const company = await lockStaffCompany(tx, { guid, editionGuid: edition.guid, accountGuid })
  return { company: company ?? refuse('not_found'), edition }
}
