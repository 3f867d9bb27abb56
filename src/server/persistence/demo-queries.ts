import { type Insertable, sql } from 'kysely'
import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

type Rows<Table extends keyof DB> = Insertable<DB[Table]>[]

/** Instances that start at once take turns on this lock; the second finds the edition that the first has created. */
const seedLock = 7_203_115

/** Locks the seed for this transaction; false when there is a current edition already. */
export async function claimSeed(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx)
  const row = await tx.selectFrom('edition').select('guid').where('isCurrent', '=', true).executeTakeFirst()
  return row === undefined
}

/** Guids in the order in which lists will show them; made beforehand, because sealing needs the row's guid. */
export async function takeGuids(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{
    guid: string
  }>`select uuidv7() as guid from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(row => row.guid)
}

export async function insertDemoEdition(tx: Tx, edition: Insertable<DB['edition']>): Promise<string> {
  const { guid } = await tx.insertInto('edition').values(edition).returning('guid').executeTakeFirstOrThrow()
  return guid
}

export async function insertDemoTeam(
  tx: Tx,
  team: { accounts: Rows<'account'>; organisers: Rows<'organiser'> },
): Promise<void> {
  await tx.insertInto('account').values(team.accounts).execute()
  await tx.insertInto('organiser').values(team.organisers).execute()
}

/** Participants with their dependent rows; each photograph is linked to its participant. */
export async function insertDemoParticipants(
  tx: Tx,
  rows: {
    accounts: Rows<'account'>
    participants: Rows<'participant'>
    companies: Rows<'participantCompany'>
    applications: Rows<'application'>
    photographs: Rows<'file'>
    photographChecks: Rows<'photographCheck'>
    passports: Rows<'passport'>
    scans: Rows<'file'>
  },
): Promise<void> {
  await tx.insertInto('account').values(rows.accounts).execute()
  await tx.insertInto('participant').values(rows.participants).execute()
  await tx.insertInto('participantCompany').values(rows.companies).execute()
  await tx.insertInto('application').values(rows.applications).execute()
  await tx.insertInto('file').values(rows.photographs).execute()
  await tx.insertInto('photographCheck').values(rows.photographChecks).execute()
  await tx.insertInto('passport').values(rows.passports).execute()
  await tx.insertInto('file').values(rows.scans).execute()
  await tx
    .updateTable('participant')
    .from('file')
    .set(eb => ({ photographFileGuid: eb.ref('file.guid') }))
    .whereRef('file.participantGuid', '=', 'participant.guid')
    .where('file.kind', '=', 'photograph')
    .execute()
}

/** Coordinators, their groups and members. */
export async function insertDemoGroups(
  tx: Tx,
  rows: { accounts: Rows<'account'>; groups: Rows<'participantGroup'>; members: Rows<'groupMember'> },
): Promise<void> {
  if (rows.accounts.length > 0) await tx.insertInto('account').values(rows.accounts).execute()
  if (rows.groups.length > 0) await tx.insertInto('participantGroup').values(rows.groups).execute()
  if (rows.members.length > 0) await tx.insertInto('groupMember').values(rows.members).execute()
}

/** Assistants, and confirmation links. */
export async function insertDemoRegistrations(
  tx: Tx,
  rows: { assistants: Rows<'assistant'>; links: Rows<'confirmationLink'> },
): Promise<void> {
  await tx.insertInto('assistant').values(rows.assistants).execute()
  await tx.insertInto('confirmationLink').values(rows.links).execute()
}

/** What people ask the organisers for, and photographs that wait to be looked at. */
export async function insertDemoRequests(
  tx: Tx,
  rows: {
    changes: Rows<'changeRequest'>
    erasures: Rows<'erasureRequest'>
    photographs: { applicationGuid: string; since: Date }[]
  },
): Promise<void> {
  await tx.insertInto('changeRequest').values(rows.changes).execute()
  await tx.insertInto('erasureRequest').values(rows.erasures).execute()
  for (const { applicationGuid, since } of rows.photographs)
    await tx
      .updateTable('application')
      .set({ photographReviewSince: since })
      .where('guid', '=', applicationGuid)
      .execute()
}

/** Entries in the order of events: the audit is read by its own numbers. */
export async function insertDemoHistory(
  tx: Tx,
  history: { audit: Rows<'auditEntry'>; decisions: Rows<'decision'> },
): Promise<void> {
  await tx.insertInto('auditEntry').values(history.audit).execute()
  await tx.insertInto('decision').values(history.decisions).execute()
}

export type SimulatedCharge = {
  id: string
  idempotencyKey: string
  orderId: string
  amount: bigint
  refunded: boolean
  status: 'succeeded' | 'failed'
  failureReason: string | null
  lastFour: string
  locale: 'ru' | 'en'
  description: string
  returnUrl: string
  createdAt: Date
  expiresAt: Date
  finishedAt: Date
}

/** Card payments, also in the imaginary bank's books: otherwise it could not refund them. */
export async function insertDemoCardPayments(
  tx: Tx,
  rows: { cardPayments: Rows<'cardPayment'>; lines: Rows<'cardPaymentLine'>; charges: SimulatedCharge[] },
): Promise<void> {
  await tx.insertInto('cardPayment').values(rows.cardPayments).execute()
  await tx.insertInto('cardPaymentLine').values(rows.lines).execute()
  const values = rows.charges.map(charge => {
    const taken = charge.status === 'succeeded' ? charge.amount.toString() : null
    const returned = charge.refunded ? charge.amount.toString() : '0'
    return sql`(
      ${charge.id}, ${charge.idempotencyKey}, ${`demo:${charge.id}`}, ${charge.orderId}, ${charge.amount.toString()}::bigint,
      ${taken}::bigint, ${returned}::bigint, 'RUB', ${charge.description}, ${charge.returnUrl}, ${charge.locale},
      ${charge.status}, ${charge.failureReason}, 'normal', ${charge.lastFour}, ${charge.createdAt}, ${charge.expiresAt},
      ${taken === null ? null : charge.finishedAt}::timestamptz
    )`
  })
  await sql`
    insert into simulator.payment (
      id, idempotency_key, fingerprint, order_id, amount, captured_amount, refunded_amount, currency, description,
      return_url, locale, status, failure_reason, webhook_mode, card_last_four, created_at, expires_at, captured_at
    ) values ${sql.join(values)}`.execute(tx)
}

/** Gives up what waits for a person by one channel, as after so many tries. */
export async function failDemoMessage(
  tx: Tx,
  failed: {
    participantGuid: string
    channel: MessageChannel
    fault: DeliveryFault
    detail: string
    attempts: number
  },
): Promise<void> {
  const { participantGuid, channel, fault, detail, attempts } = failed
  await tx
    .updateTable('message')
    .set({ state: 'failed', fault, faultDetail: detail, attempts })
    .where('participantGuid', '=', participantGuid)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .execute()
}

/** Marks what still waits of a letter as sent, a second after one another; all of it was queued then. */
export async function sendDemoLetters(
  tx: Tx,
  { letterGuid, at }: { letterGuid: string; at: Date },
): Promise<void> {
  await tx.updateTable('message').set({ createdAt: at }).where('letterGuid', '=', letterGuid).execute()
  await sql`
    update message set state = 'sent', sealed = null, attempts = 1,
      sent_at = ${at}::timestamptz + turn.number * interval '1 second'
    from (select guid, row_number() over (order by queue_number) as number from message
      where letter_guid = ${letterGuid} and state = 'waiting') as turn
    where message.guid = turn.guid`.execute(tx)
}
