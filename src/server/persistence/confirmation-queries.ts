import { sql } from 'kysely'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import type { Reader, Tx } from './database.ts'

/** The registrant of an application, as the person is told of them. */
export type Registrant = {
  accountGuid: string
  name: string
  /** The same for readers of English. */
  latinName: string
  phone: string
  email: string | null
  locale: 'ru' | 'en'
  as: 'assistant' | 'coordinator'
  /** Sections that they ask to manage; empty for a coordinator. */
  sections: AssistantSection[]
}

/** Who registered a person: the coordinator of their group, otherwise the one who proposes to assist. */
export async function findRegistrant(
  reader: Reader,
  of: { guid: string; applicationGuid: string; registeredBy: string | null },
): Promise<Registrant | undefined> {
  const coordinator = await reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup as group', 'group.guid', 'groupMember.groupGuid')
    .innerJoin('account', 'account.guid', 'group.accountGuid')
    .select(['account.guid', 'account.phone', 'account.locale'])
    .select([
      'group.firstName',
      'group.lastName',
      'group.latinFirstName',
      'group.latinLastName',
      'group.email',
    ])
    .where('groupMember.applicationGuid', '=', of.applicationGuid)
    .where('groupMember.removedAt', 'is', null)
    .executeTakeFirst()
  if (coordinator)
    return {
      accountGuid: coordinator.guid,
      name: coordinatorName('ru', coordinator),
      latinName: coordinatorName('en', coordinator),
      phone: coordinator.phone,
      email: coordinator.email,
      locale: coordinator.locale,
      as: 'coordinator',
      sections: [],
    }
  if (!of.registeredBy) return undefined
  const assistant = await reader
    .selectFrom('assistant')
    .innerJoin('account', 'account.guid', 'assistant.accountGuid')
    .select(['account.guid', 'account.phone', 'account.locale'])
    .select(['assistant.name', 'assistant.email', 'assistant.sections'])
    .where('assistant.participantGuid', '=', of.guid)
    .where('assistant.accountGuid', '=', of.registeredBy)
    .where('assistant.withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (!assistant) return undefined
  const { guid: accountGuid, sections, ...rest } = assistant
  return {
    ...rest,
    latinName: transliterateName(rest.name),
    accountGuid,
    as: 'assistant',
    sections: sections as AssistantSection[],
  }
}

/**
 * Makes an account the participant's own: from now on the phone is theirs, and can be in only one application of the edition (index
 * `application_primary_phone`).
 */
export async function giveToAccount(
  tx: Tx,
  of: { guid: string; applicationGuid: string },
  account: { guid: string; phone: string },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ primaryPhone: account.phone })
    .where('guid', '=', of.applicationGuid)
    .execute()
  await tx
    .updateTable('participant')
    .set({ accountGuid: account.guid, isPrimary: true, phone: account.phone })
    .where('guid', '=', of.guid)
    .execute()
}

/** Records who registered the person, unless it is recorded already. */
export async function noteRegistrant(tx: Tx, guid: string, accountGuid: string): Promise<void> {
  await tx
    .updateTable('participant')
    .set({ registeredBy: accountGuid })
    .where('guid', '=', guid)
    .where('registeredBy', 'is', null)
    .execute()
}

/** Releases a phone claimed by a mere draft: whoever has proved it by a code comes first. */
export async function releaseDraftPhone(tx: Tx, held: { editionGuid: string; phone: string }): Promise<void> {
  await tx
    .updateTable('application')
    .set({ primaryPhone: null })
    .where('editionGuid', '=', held.editionGuid)
    .where('primaryPhone', '=', held.phone)
    .where('status', '=', 'draft')
    .where('participantGuid', 'in', eb =>
      eb.selectFrom('participant').select('guid').where('isPrimary', '=', false),
    )
    .execute()
}

/** When links for an application were sent, since a given moment. */
export async function listSendings(reader: Reader, applicationGuid: string, since: Date): Promise<Date[]> {
  const rows = await reader
    .selectFrom('confirmationLink')
    .select('createdAt')
    .where('applicationGuid', '=', applicationGuid)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()
  return rows.map(row => row.createdAt)
}

/**
 * When an account sent the `limit`-th newest of its links, by the machine's clock; null while there are fewer. Locks until the transaction ends, so
 * that simultaneous calls cannot exceed the limit.
 */
export async function findLimitingSending(
  tx: Tx,
  of: { accountGuid: string; limit: number },
): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links ${of.accountGuid}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('confirmationLink')
    .select('sentAt')
    .where('createdBy', '=', of.accountGuid)
    .orderBy('sentAt', 'desc')
    .offset(of.limit - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.sentAt ?? null
}

/** Replaces any live link by a new one; the caller has locked the application. */
export async function insertLink(
  tx: Tx,
  link: {
    applicationGuid: string
    tokenHash: Buffer
    createdBy: string
    createdAt: Date
    expiresAt: Date
    sentAt: Date
  },
): Promise<void> {
  await endLiveLink(tx, link.applicationGuid, link.createdAt)
  await tx.insertInto('confirmationLink').values(link).execute()
}

/** Invalidates the live link of an application. */
export async function endLiveLink(tx: Tx, applicationGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('confirmationLink')
    .set({ supersededAt: at })
    .where('applicationGuid', '=', applicationGuid)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .execute()
}

/** A link by the hash of its token, with its participant and the application's status. */
export function findLink(reader: Reader, tokenHash: Buffer) {
  return reader
    .selectFrom('confirmationLink as link')
    .innerJoin('application', 'application.guid', 'link.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['link.guid', 'link.usedAt', 'link.supersededAt', 'link.expiresAt', 'link.applicationGuid'])
    .select(['application.status', 'application.editionGuid', 'participant.guid as participantGuid'])
    .where('link.tokenHash', '=', tokenHash)
    .where('participant.erasedAt', 'is', null)
    .executeTakeFirst()
}

export function findLiveLink(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('confirmationLink')
    .select(['createdAt', 'expiresAt'])
    .where('applicationGuid', '=', applicationGuid)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .executeTakeFirst()
}

/** Marks the application as confirmed by the person, and its link as used. */
export async function markConfirmed(tx: Tx, applicationGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('confirmationLink')
    .set({ usedAt: at })
    .where('applicationGuid', '=', applicationGuid)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .execute()
  await tx.updateTable('application').set({ confirmedAt: at }).where('guid', '=', applicationGuid).execute()
}

/** The rights that a registrant asks for; they have no effect until the person grants them. */
export async function insertProposal(
  tx: Tx,
  proposal: {
    participantGuid: string
    accountGuid: string
    name: string
    email: string
    sections: AssistantSection[]
    createdAt: Date
  },
): Promise<void> {
  await tx.insertInto('assistant').values(proposal).execute()
}

/** Grants these sections of a registrant's proposal; an empty list withdraws it. */
export async function answerProposal(
  tx: Tx,
  of: { participantGuid: string; accountGuid: string },
  answer: { sections: AssistantSection[]; by: string; at: Date },
): Promise<void> {
  const { sections, by, at } = answer
  await tx
    .updateTable('assistant')
    .set(eb => ({
      ...(sections.length > 0 ? { sections, grantedAt: at, grantedBy: by } : { withdrawnAt: at }),
      version: eb('version', '+', 1),
    }))
    .where('participantGuid', '=', of.participantGuid)
    .where('accountGuid', '=', of.accountGuid)
    .where('grantedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** Cancels queued links that were not sent: their numbers may have been wrong. */
export async function cancelWaitingLinks(tx: Tx, participantGuid: string): Promise<void> {
  await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('state', '=', 'waiting')
    .where('template', '=', 'confirmation_link')
    .where('participantGuid', '=', participantGuid)
    .where('claimedAt', 'is', null)
    .execute()
}
