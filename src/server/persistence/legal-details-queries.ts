import { sql } from 'kysely'
import type { LegalDetails, Operator, Seller } from '#domain/legal-details/legal-details.ts'
import type { LegalFacts } from '#domain/legal-details/legal-text.ts'
import type { Reader, Tx } from './database.ts'
import type { EditionRow } from './edition-queries.ts'

/** One publication: what consents, policy and papers name from its day on. */
export type LegalPublication = LegalDetails & {
  editionGuid: string
  forum: { ru: string; en: string }
  /** The day from which it is in force, in the edition's time zone. */
  since: string
  at: Date
  /** Null for the set-up. */
  by: string | null
}

/** Puts the next publication in force and keeps it; false when somebody else published after number `after`. */
export async function publishLegalDetails(
  tx: Tx,
  after: number,
  { editionGuid, operator, seller, forum, since, at, by }: LegalPublication,
): Promise<boolean> {
  const details = {
    operator: sql`${JSON.stringify(operator)}::jsonb`,
    seller: sql`${JSON.stringify(seller)}::jsonb`,
  }
  const number = after + 1
  const { numUpdatedRows } = await tx
    .updateTable('edition')
    .set({ ...details, legalNumber: number, legalSince: since })
    .where('guid', '=', editionGuid)
    .where('legalNumber', '=', after)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('legalDetails')
    .values({
      ...{ ...details, editionGuid, number, since },
      forumNameRu: forum.ru,
      forumNameEn: forum.en,
      publishedAt: at,
      publishedBy: by,
    })
    .execute()
  return true
}

const longestHistory = 100

/** The publications of an edition, newest first, with the organiser who published each. */
export async function listLegalDetails(reader: Reader, editionGuid: string) {
  const rows = await reader
    .selectFrom('legalDetails')
    .leftJoin('organiser', 'organiser.accountGuid', 'legalDetails.publishedBy')
    .selectAll('legalDetails')
    .select('organiser.name as publisher')
    .where('editionGuid', '=', editionGuid)
    .orderBy('number', 'desc')
    .limit(longestHistory)
    .execute()
  // Written by the set-up and the console alone, which judge them.
  return rows.map(row => ({ ...row, ...(row as unknown as LegalDetails) }))
}

/** The details of one publication; null where there is none of this number. */
export async function findLegalDetails(
  reader: Reader,
  editionGuid: string,
  number: number,
): Promise<LegalDetails | null> {
  const row = await reader
    .selectFrom('legalDetails')
    .select(['operator', 'seller'])
    .where('editionGuid', '=', editionGuid)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? (row as unknown as LegalDetails) : null
}

/** The forum's name in the texts of one publication; null where there is none of this number. */
export async function findForumName(
  reader: Reader,
  editionGuid: string,
  number: number,
): Promise<{ ru: string; en: string } | null> {
  const row = await reader
    .selectFrom('legalDetails')
    .select(['forumNameRu as ru', 'forumNameEn as en'])
    .where('editionGuid', '=', editionGuid)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

/** The edition's facts; production does not start without them, and a demo is seeded with them. */
export function legalFactsOf(
  edition: Pick<EditionRow, 'slug' | 'operator' | 'nameRu' | 'nameEn' | 'legalNumber' | 'legalSince'>,
): LegalFacts {
  const { operator, nameRu, nameEn, legalNumber, legalSince } = edition
  if (!operator || !legalSince)
    throw new RangeError(`edition ${edition.slug} names no operator of personal data`)
  return {
    operator: operator as Operator,
    forum: { ru: nameRu, en: nameEn },
    number: legalNumber,
    since: legalSince,
  }
}

/** Trusted without a check: the set-up and the console judge what they write. */
export function sellerOf(edition: Pick<EditionRow, 'seller'>): Seller {
  return edition.seller as Seller
}
