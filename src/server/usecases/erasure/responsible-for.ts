import type { Reader } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'

/** Whom the act of an erasure by age names: no person carries it out, so it is the operator. */
export async function responsibleFor(reader: Reader, editionGuid: string): Promise<string> {
  const edition = await readEdition(reader, editionGuid)
  // An edition of before the legal details has no operator to name.
  return edition.operator ? legalFactsOf(edition).operator.name.ru : edition.nameRu
}
