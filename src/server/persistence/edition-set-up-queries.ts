import { sql } from 'kysely'
import { positionStep } from '#domain/content/content-order.ts'
import type { Seller } from '#domain/legal-details/legal-details.ts'
import { startingVatRates } from '#domain/payment/vat.ts'
import { startingPlacePrice, startingQuotas } from '#domain/staff-company/forum-day-quota.ts'
import type { DraftFacts } from './content-write-queries.ts'
import type { Tx } from './database.ts'
import { type EditionRow, storedVatRates } from './edition-queries.ts'
import { saveSiteSetting } from './site-setting-queries.ts'
import { saveForumDayQuotas } from './staff-company-queries.ts'

/** What an edition is set up with, apart from its legal details. */
export type EditionFields = Pick<
  EditionRow,
  | 'slug'
  | 'nameRu'
  | 'nameEn'
  | 'cityRu'
  | 'cityEn'
  | 'venueRu'
  | 'venueEn'
  | 'addressRu'
  | 'addressEn'
  | 'startsOn'
  | 'endsOn'
  | 'timeZone'
  | 'feeKopecks'
  | 'badgeCompanyNameUntil'
  | 'transferUntil'
  | 'payBy'
  | 'passportBy'
  | 'volunteersUntil'
  | 'supportEmail'
  | 'supportPhone'
>

/** Two set-ups at once take turns, and so do a set-up and a save of the console. */
export async function lockEditions(tx: Tx): Promise<void> {
  await sql`lock table edition in share row exclusive mode`.execute(tx)
}

export function findEditionBySlug(tx: Tx, slug: string) {
  return tx.selectFrom('edition').selectAll().where('slug', '=', slug).executeTakeFirst()
}

export async function insertEdition(tx: Tx, edition: EditionFields & { seller: Seller }): Promise<void> {
  const { guid } = await tx
    .insertInto('edition')
    .values({
      ...edition,
      seller: sql`${JSON.stringify(edition.seller)}::jsonb`,
      vatRates: storedVatRates(startingVatRates),
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await saveForumDayQuotas(tx, guid, startingQuotas)
  await saveSiteSetting(tx, guid, { version: 0, placePriceKopecks: startingPlacePrice })
}

/** Writes an edition over, as the file has it. */
export async function replaceEdition(tx: Tx, edition: EditionFields): Promise<void> {
  await tx
    .updateTable('edition')
    .set(eb => ({ ...edition, version: eb('version', '+', 1) }))
    .where('slug', '=', edition.slug)
    .execute()
}

/** Makes an edition the current one. */
export async function makeCurrent(tx: Tx, slug: string): Promise<void> {
  await tx
    .updateTable('edition')
    .set({ isCurrent: false })
    .where('isCurrent', '=', true)
    .where('slug', '!=', slug)
    .execute()
  await tx.updateTable('edition').set({ isCurrent: true }).where('slug', '=', slug).execute()
}

/** Adds the pages that the edition lacks, published at once; how many there were. */
export async function insertStartPages(
  tx: Tx,
  { editionGuid, pages, at }: { editionGuid: string; pages: readonly DraftFacts[]; at: Date },
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contentItem')
    .values(
      pages.map((page, index) => ({
        ...page,
        editionGuid,
        kind: 'page' as const,
        position: (index + 1) * positionStep,
        published: page.draft,
        publishedAt: at,
        firstPublishedAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflict(conflict => conflict.columns(['editionGuid', 'kind', 'slug']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}
