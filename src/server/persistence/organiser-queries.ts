import { sql } from 'kysely'
import type { Tx } from './database.ts'
import type { Edition } from './database-types.gen.ts'

export type NewEdition = Omit<Edition, 'guid' | 'isCurrent' | 'timeZone' | 'version'> & { timeZone: string }

/** Creates or updates an edition and makes it the current one. */
export async function saveCurrentEdition(tx: Tx, edition: NewEdition): Promise<void> {
  await tx.updateTable('edition').set({ isCurrent: false }).where('isCurrent', '=', true).execute()
  const row = { ...edition, seller: sql`${JSON.stringify(edition.seller)}::jsonb`, isCurrent: true }
  await tx
    .insertInto('edition')
    .values(row)
    .onConflict(conflict =>
      conflict.column('slug').doUpdateSet(eb => ({ ...row, version: eb('edition.version', '+', 1) })),
    )
    .execute()
}
