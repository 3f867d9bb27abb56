import { createHash } from 'node:crypto'
import type { ConsentText } from '#contract/dictionary.ts'
import type { Tx } from './database.ts'

export type ConsentRecord = {
  participantGuid: string
  texts: ConsentText[]
  locale: 'ru' | 'en'
  at: Date
  givenBy: string
  addressHash: Buffer
}

/** Each consent is a record of its own: for whom, by whom, when, of which text (product.md §6a). A standing one stays. */
export async function recordConsents(tx: Tx, record: ConsentRecord): Promise<void> {
  const { participantGuid, locale, at, givenBy, addressHash } = record
  for (const text of record.texts)
    await tx
      .insertInto('consent')
      .values({
        participantGuid,
        kind: text.kind,
        textVersion: text.version,
        textHash: createHash('sha256')
          .update(`${text.title}\n${text.paragraphs.join('\n')}`)
          .digest(),
        locale,
        givenAt: at,
        givenBy,
        addressHash,
      })
      .onConflict(conflict =>
        conflict
          .columns(['participantGuid', 'kind'])
          .where('withdrawnAt', 'is', null)
          .where('participantGuid', 'is not', null)
          .doNothing(),
      )
      .execute()
}
