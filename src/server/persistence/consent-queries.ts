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
  /** The way it was given; by default in a form. */
  how?: 'form' | 'link'
}

/** SHA-256 of title and paragraphs, line by line: proves which words were agreed to. */
export function consentTextHash(text: Pick<ConsentText, 'title' | 'paragraphs'>): Buffer {
  return createHash('sha256')
    .update(`${text.title}\n${text.paragraphs.join('\n')}`)
    .digest()
}

/** Each consent is a record of its own: for whom, by whom, when, to which text (product.md §6a), together with its words. A consent already in force is kept. */
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

/** Consents of somebody who pays for others: they belong to the account and are given anew each time. */
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

/** Every consent of a participant with the account that gave it, newest first, withdrawn ones included. */
export function listConsents(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('consent')
    .leftJoin('account', 'account.guid', 'consent.givenBy')
    .leftJoin('consentText', 'consentText.hash', 'consent.textHash')
    .select(eb => eb('consentText.hash', 'is not', null).$castTo<boolean>().as('hasText'))
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

/** One consent of a participant with its words, where they were kept. */
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

/** Ends the consent of a kind; false where none is in force. */
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
