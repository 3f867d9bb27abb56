import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Database, Reader, Tx } from './database.ts'

export type NewMessage = {
  guid: string
  channel: 'sms' | 'email'
  /** Marketing needs a consent in force when it is sent; by default the message is service. */
  category?: 'service' | 'marketing'
  template: string
  locale: 'ru' | 'en'
  participantGuid: string | null
  decisionGuid: string | null
  /** For a copy: the section whose rights an assistant needs to receive it. */
  copiedSection: AssistantSection | 'home' | null
  notBefore: Date
  createdAt: Date
} & Sealed

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.insertInto('message').values(message).execute()
}

/** Claims a due message for sending; simultaneous callers get it once. The claim of a dead sender lapses. */
export function claimMessage(database: Database, guid: string, facts: { now: Date; lapsedBefore: Date }) {
  return database
    .updateTable('message')
    .set(eb => ({ claimedAt: facts.now, attempts: eb('attempts', '+', 1) }))
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .where('notBefore', '<=', facts.now)
    .where(eb => eb.or([eb('claimedAt', 'is', null), eb('claimedAt', '<', facts.lapsedBefore)]))
    .returning([
      'guid',
      'channel',
      'category',
      'participantGuid',
      'sealed',
      'keyId',
      'decisionGuid',
      'copiedSection',
    ])
    .executeTakeFirst()
}

/** Returns a claimed message after a temporary failure. */
export async function releaseMessage(database: Database, guid: string): Promise<void> {
  await database
    .updateTable('message')
    .set({ claimedAt: null })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .execute()
}

/** Marks a message as sent and wipes its address and text. */
export async function markMessageSent(
  tx: Tx,
  guid: string,
  facts: { providerId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('message')
    .set({ state: 'sent', providerId: facts.providerId, sentAt: facts.at, sealed: null })
    .where('guid', '=', guid)
    .execute()
}

/** Cancels a message and wipes its address and text. */
export async function cancelMessage(database: Database, guid: string): Promise<void> {
  await database
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .execute()
}

export async function markMessageFailed(database: Database, guid: string): Promise<void> {
  await database
    .updateTable('message')
    .set({ state: 'failed', sealed: null })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .execute()
}

/** Cancels waiting messages of decisions; returns the decisions whose messages were already sent. */
export async function cancelDecisionMessages(tx: Tx, decisionGuids: string[]): Promise<void> {
  if (decisionGuids.length === 0) return
  await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('decisionGuid', 'in', decisionGuids)
    .where('state', '=', 'waiting')
    .execute()
}

/** Cancels waiting messages about decisions on an application that the person has withdrawn. */
export async function cancelMessagesAbout(tx: Tx, applicationGuid: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('state', '=', 'waiting')
    .where('decisionGuid', 'in', eb =>
      eb
        .selectFrom('decision')
        .select('decision.guid')
        .where('decision.applicationGuid', '=', applicationGuid),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Makes waiting messages of these decisions due now. */
export async function hastenDecisionMessages(tx: Tx, decisionGuids: string[], at: Date): Promise<string[]> {
  if (decisionGuids.length === 0) return []
  const rows = await tx
    .updateTable('message')
    .set({ notBefore: at })
    .where('decisionGuid', 'in', decisionGuids)
    .where('state', '=', 'waiting')
    .returning('guid')
    .execute()
  return rows.map(row => row.guid)
}

/** Waiting codes, or all other waiting messages, that have been due for a while: their job was lost. */
export function overdueMessages(database: Reader, before: Date, which: 'codes' | 'others') {
  return database
    .selectFrom('message')
    .select(['guid', 'template'])
    .where('state', '=', 'waiting')
    .where('notBefore', '<', before)
    .where('template', which === 'codes' ? '=' : '!=', 'code')
    .orderBy('notBefore')
    .limit(500)
    .execute()
}
