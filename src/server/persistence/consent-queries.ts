import { createHash } from 'node:crypto'
import type { ConsentText } from '#contract/dictionary.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { Reader, Tx } from './database.ts'

export type ConsentRecord = {
  participantGuid: string
  texts: ConsentText[]
  locale: 'ru' | 'en'
  at: Date
  givenBy: string
  addressHash: Buffer
  /** By what it was given; in a form when absent. */
  how?: 'form' | 'link'
}

/** What proves which words were agreed to: SHA-256 of title and paragraphs, line by line. */
export function consentTextHash(text: Pick<ConsentText, 'title' | 'paragraphs'>): Buffer {
  return createHash('sha256')
    .update(`${text.title}\n${text.paragraphs.join('\n')}`)
    .digest()
}

/**
 * Each consent is a record of its own: for whom, by whom, when, of which text (product.md §6a), whose words are kept beside. A standing one
 * stays.
 */
export async function recordConsents(tx: Tx, record: ConsentRecord): Promise<void> {
  const { participantGuid, locale, at, givenBy, addressHash, how = 'form' } = record
  await keepConsentTexts(tx, record.texts)
  for (const text of record.texts)
    await tx
      .insertInto('consent')
      .values({
        participantGuid,
        kind: text.kind,
        textVersion: text.version,
        textHash: consentTextHash(text),
        locale,
        givenAt: at,
        givenBy,
        addressHash,
        how,
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

/** Consents of whoever pays for others: the account's own, each time anew. */
export async function recordAccountConsents(
  tx: Tx,
  { texts, locale, at, givenBy, addressHash }: Omit<ConsentRecord, 'participantGuid'>,
): Promise<void> {
  if (texts.length === 0) return
  await keepConsentTexts(tx, texts)
  await tx
    .insertInto('consent')
    .values(
      texts.map(text => ({
        accountGuid: givenBy,
        kind: text.kind,
        textVersion: text.version,
        textHash: consentTextHash(text),
        locale,
        givenAt: at,
        givenBy,
        addressHash,
      })),
    )
    .execute()
}

/** Every consent of a participant with the account that gave it, the newest first; withdrawn ones stay. */
export function listConsents(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('consent')
    .leftJoin('account', 'account.guid', 'consent.givenBy')
    .select([
      'consent.guid',
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

async function keepConsentTexts(tx: Tx, texts: readonly ConsentText[]): Promise<void> {
  if (texts.length === 0) return
  await tx
    .insertInto('consentText')
    .values(
      texts.map(({ title, paragraphs, ...text }) => ({
        hash: consentTextHash({ ...text, title, paragraphs }),
        title,
        paragraphs,
      })),
    )
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute()
}

/** One consent of a participant with its own words, where they were kept. */
export function findConsent(reader: Reader, wanted: { guid: string; participantGuid: string }) {
  return reader
    .selectFrom('consent')
    .leftJoin('account', 'account.guid', 'consent.givenBy')
    .leftJoin('consentText', 'consentText.hash', 'consent.textHash')
    .selectAll('consent')
    .select(['account.phone', 'consentText.title', 'consentText.paragraphs'])
    .where('consent.guid', '=', wanted.guid)
    .where('consent.participantGuid', '=', wanted.participantGuid)
    .executeTakeFirst()
}

/** Ends the standing consent of a kind; false where none stands. */
export async function endConsent(
  tx: Tx,
  consent: { participantGuid: string; kind: ConsentKind; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consent')
    .set({ withdrawnAt: consent.at })
    .where('participantGuid', '=', consent.participantGuid)
    .where('kind', '=', consent.kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
