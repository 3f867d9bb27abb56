import type { ExpressionBuilder } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export async function insertFile(
  tx: Tx,
  file: {
    guid: string
    kind: 'photograph' | 'passportPage'
    participantGuid: string
    storageKey: string
    contentType: string
    bytes: number
    sealedKeyId: string | null
    createdBy: string
    createdAt: Date
  },
): Promise<void> {
  await tx.insertInto('file').values(file).execute()
}

/** A file with the participant it is about, or the account whose own chat it belongs to. */
export function findFile(reader: Reader, guid: string) {
  return reader
    .selectFrom('file')
    .leftJoin('chat', 'chat.guid', 'file.chatGuid')
    .selectAll('file')
    .select(eb => [
      'chat.accountGuid',
      eb.fn.coalesce('file.participantGuid', 'chat.participantGuid').as('aboutGuid'),
    ])
    .where('file.guid', '=', guid)
    .where('file.removedAt', 'is', null)
    .executeTakeFirst()
}

export async function removeFile(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx.updateTable('file').set({ removedAt: at }).where('guid', '=', guid).execute()
}

/**
 * Claims the pages that a saved passport names, and returns the others of this participant, which are removed with it: those of an earlier save, and
 * those uploaded before a page that is named, which has replaced them. A later one may belong to somebody who is about to save. Null when a page is not of this participant or was swept.
 */
export async function attachPassportPages(
  tx: Tx,
  pages: { participantGuid: string; guids: string[]; at: Date },
): Promise<{ guid: string; storageKey: string }[] | null> {
  const guids = [...new Set(pages.guids)]
  const mine = (eb: ExpressionBuilder<DB, 'file'>) =>
    eb.and([
      eb('participantGuid', '=', pages.participantGuid),
      eb('kind', '=', 'passportPage'),
      eb('removedAt', 'is', null),
    ])
  let newest: Date | null = null
  if (guids.length > 0) {
    // The update waits for a sweep that has locked the row and then sees its result.
    const attached = await tx
      .updateTable('file')
      .set({ attachedAt: pages.at })
      .where('guid', 'in', guids)
      .where(mine)
      .returning('createdAt')
      .execute()
    if (attached.length < guids.length) return null
    newest = new Date(Math.max(...attached.map(({ createdAt }) => createdAt.getTime())))
  }
  const since = newest
  let replaced = tx
    .updateTable('file')
    .set({ removedAt: pages.at })
    .where(mine)
    .where(eb =>
      eb.or([eb('attachedAt', 'is not', null), ...(since === null ? [] : [eb('createdAt', '<', since)])]),
    )
  if (guids.length > 0) replaced = replaced.where('guid', 'not in', guids)
  return replaced.returning(['guid', 'storageKey']).execute()
}

/** Removes what was uploaded before `before` and not used: unsaved pages, unsent chat files, unused photographs. */
export async function removeUnclaimedFiles(
  database: Database,
  facts: { before: Date; at: Date },
): Promise<void> {
  await database
    .updateTable('file')
    .set({ removedAt: facts.at })
    .where('createdAt', '<', facts.before)
    .where('removedAt', 'is', null)
    .where(eb =>
      eb.or([
        eb.and([eb('kind', 'in', ['passportPage', 'chatFile']), eb('attachedAt', 'is', null)]),
        eb.and([
          eb('kind', '=', 'photograph'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('participant')
                .select('participant.guid')
                .whereRef('participant.guid', '=', 'file.participantGuid')
                .whereRef('participant.photographFileGuid', '=', 'file.guid'),
            ),
          ),
        ]),
      ]),
    )
    .execute()
}

/** Removed files whose bytes may still be in the store, by guid: those after `after`, up to `last`. */
export function listUnerasedFiles(
  reader: Reader,
  part: { after: string | null; last: string | null; limit: number },
) {
  let found = reader
    .selectFrom('file')
    .select(['guid', 'storageKey'])
    .where('removedAt', 'is not', null)
    .where('erasedAt', 'is', null)
  if (part.after !== null) found = found.where('guid', '>', part.after)
  if (part.last !== null) found = found.where('guid', '<=', part.last)
  return found.orderBy('guid').limit(part.limit).execute()
}

export async function markFileErased(database: Database, guid: string, at: Date): Promise<void> {
  await database.updateTable('file').set({ erasedAt: at }).where('guid', '=', guid).execute()
}
