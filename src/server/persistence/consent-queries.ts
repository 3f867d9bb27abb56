import { createHash } from 'node:crypto'
import type { ConsentText } from '#contract/dictionary.ts'
import type { Reader, Tx } from './database.ts'

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

/** Every consent of a participant with the account that gave it, the newest first; withdrawn ones stay. */
export function listConsents(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('consent')
    .leftJoin('account', 'account.guid', 'consent.givenBy')
    .select([
      'consent.kind',
      'consent.textVersion',
      'consent.locale',
      'consent.givenAt',
      'consent.givenBy',
      'consent.withdrawnAt',
      'account.phone',
    ])
    .where('consent.participantGuid', '=', participantGuid)
    .orderBy('consent.givenAt', 'desc')
    .orderBy('consent.guid', 'desc')
    .execute()
}
