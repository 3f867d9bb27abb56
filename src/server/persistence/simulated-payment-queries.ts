import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AcquirerFailureReason } from '../adapters/acquirer/port.ts'
import type {
  PaymentChange,
  PlannedWebhook,
  SimulatedPayment,
  SimulatedPaymentStore,
  SimulatedReceipt,
  SimulatedStatus,
  WebhookMode,
} from '../adapters/acquirer/simulated-payment.ts'

/** The books of the acquirer simulator in schema `simulator` (migration 0900). Each method is one transaction. */
export function createSimulatedPaymentStore<Database>(pool: Kysely<Database>): SimulatedPaymentStore {
  // Columns are read by their original names here, whatever the pool renames elsewhere.
  const database = pool.withoutPlugins()
  return {
    async insert(payment) {
      await sql`
        insert into simulator.payment (
          id, idempotency_key, fingerprint, order_id, amount, currency, description, return_url, locale, status,
          webhook_mode, created_at, expires_at
        ) values (
          ${payment.id}, ${payment.idempotencyKey}, ${payment.fingerprint}, ${payment.orderId},
          ${payment.amount.toString()}::bigint, ${payment.currency}, ${payment.description}, ${payment.returnUrl},
          ${payment.locale}, ${payment.status}, ${payment.webhookMode}, ${payment.createdAt}, ${payment.expiresAt}
        ) on conflict (idempotency_key) do nothing`.execute(database)
      const found = await selectPayment(database, sql`idempotency_key = ${payment.idempotencyKey}`)
      return found ?? payment
    },

    find: id => (uuid.test(id) ? selectPayment(database, sql`id = ${id}`) : Promise.resolve(null)),

    advance: (id, { from, change, news }) =>
      database.transaction().execute(async tx => {
        const changed = await sql`
          update simulator.payment set ${assignments(change)}
          where id = ${id} and status = any(${[...from]})`.execute(tx)
        if (changed.numAffectedRows !== 1n) return null
        await queueWebhooks(tx, news)
        return selectPayment(tx, sql`id = ${id}`)
      }),

    refund: ({ id, paymentId, amount, idempotencyKey }, news) =>
      database.transaction().execute(async tx => {
        // The row lock serialises two refunds of one payment or key.
        const locked = await sql`select 1 from simulator.payment where id = ${paymentId} for update`.execute(
          tx,
        )
        if (locked.rows.length === 0) return null
        const made = await sql<{ id: string }>`
          select id from simulator.refund
          where idempotency_key = ${idempotencyKey} and payment_id = ${paymentId}`.execute(tx)
        if (made.rows[0] !== undefined) return made.rows[0].id
        const taken = await sql`
          update simulator.payment set refunded_amount = refunded_amount + ${amount.toString()}::bigint
          where id = ${paymentId} and status = 'succeeded'
            and refunded_amount + ${amount.toString()}::bigint <= captured_amount`.execute(tx)
        if (taken.numAffectedRows !== 1n) return null
        await sql`
          insert into simulator.refund (id, payment_id, amount, idempotency_key)
          values (${id}, ${paymentId}, ${amount.toString()}::bigint, ${idempotencyKey})`.execute(tx)
        await queueWebhooks(tx, news)
        return id
      }),

    addReceipt: ({ id, paymentId, amount, idempotencyKey, items }) =>
      database.transaction().execute(async tx => {
        const locked = await sql`
          select 1 from simulator.payment where id = ${paymentId} and status = 'succeeded'
            and captured_amount - refunded_amount >= ${amount.toString()}::bigint for update`.execute(tx)
        const made = await sql<{ id: string }>`
          select id from simulator.receipt where idempotency_key = ${idempotencyKey}`.execute(tx)
        if (made.rows[0] !== undefined) return made.rows[0].id
        if (locked.rows.length === 0) return null
        await sql`
          insert into simulator.receipt (id, payment_id, amount, idempotency_key, items)
          values (${id}, ${paymentId}, ${amount.toString()}::bigint, ${idempotencyKey},
            ${JSON.stringify(items)}::jsonb)`.execute(tx)
        return id
      }),

    async listReceipts(paymentId) {
      if (!uuid.test(paymentId)) return []
      const { rows } = await sql<{ id: string; amount: string; items: SimulatedReceipt['items'] }>`
        select id, amount::text, items from simulator.receipt where payment_id = ${paymentId} order by id`.execute(
        database,
      )
      return rows.map(({ id, amount, items }) => ({ id, paymentId, amount: BigInt(amount), items }))
    },

    async readAvailability() {
      const { rows } = await sql<{ available: boolean }>`select available from simulator.setting`.execute(
        database,
      )
      return rows[0]?.available ?? true
    },

    async saveAvailability(available) {
      await sql`update simulator.setting set available = ${available}`.execute(database)
    },

    async claimWebhooks(now, hiddenUntil) {
      const { rows } = await sql<WebhookRow>`
        update simulator.webhook set due_at = ${hiddenUntil}, attempts = attempts + 1
        where id in (
          select id from simulator.webhook where due_at <= ${now} order by due_at limit 20 for update skip locked
        )
        returning id, payment_id, body, due_at, attempts`.execute(database)
      return rows.map(row => ({
        id: row.id,
        paymentId: row.payment_id,
        body: row.body,
        dueAt: new Date(row.due_at),
        attempts: row.attempts,
      }))
    },

    async nextWebhookAt() {
      const { rows } = await sql<{ next: Date | string | null }>`
        select min(due_at) as next from simulator.webhook`.execute(database)
      const next = rows[0]?.next ?? null
      return next === null ? null : new Date(next)
    },

    async postponeWebhook(id, dueAt) {
      await sql`update simulator.webhook set due_at = ${dueAt} where id = ${id}`.execute(database)
    },

    async removeWebhook(id) {
      await sql`delete from simulator.webhook where id = ${id}`.execute(database)
    },
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface WebhookRow {
  id: string
  payment_id: string
  body: string
  due_at: Date | string
  attempts: number
}

interface PaymentRow {
  id: string
  idempotency_key: string
  fingerprint: string
  order_id: string
  amount: string
  captured_amount: string | null
  refunded_amount: string
  currency: string
  description: string
  return_url: string
  locale: 'ru' | 'en'
  status: SimulatedStatus
  failure_reason: AcquirerFailureReason | null
  webhook_mode: WebhookMode
  card_last_four: string | null
  created_at: Date | string
  expires_at: Date | string
  captured_at: Date | string | null
}

async function selectPayment<Database>(
  database: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<SimulatedPayment | null> {
  // Money as text, because the driver's bigint format depends on the pool.
  const { rows } = await sql<PaymentRow>`
    select id, idempotency_key, fingerprint, order_id, amount::text, captured_amount::text, refunded_amount::text,
      currency, description, return_url, locale, status, failure_reason, webhook_mode, card_last_four,
      created_at, expires_at, captured_at
    from simulator.payment where ${condition}`.execute(database)
  return rows[0] === undefined ? null : toPayment(rows[0])
}

function toPayment(row: PaymentRow): SimulatedPayment {
  return {
    id: row.id,
    idempotencyKey: row.idempotency_key,
    fingerprint: row.fingerprint,
    orderId: row.order_id,
    amount: BigInt(row.amount),
    capturedAmount: row.captured_amount === null ? null : BigInt(row.captured_amount),
    refundedAmount: BigInt(row.refunded_amount),
    currency: row.currency,
    description: row.description,
    returnUrl: row.return_url,
    locale: row.locale,
    status: row.status,
    failureReason: row.failure_reason,
    webhookMode: row.webhook_mode,
    cardLastFour: row.card_last_four,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    capturedAt: row.captured_at === null ? null : new Date(row.captured_at),
  }
}

function assignments(change: PaymentChange): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (change.status !== undefined) parts.push(sql`status = ${change.status}`)
  if (change.failureReason !== undefined) parts.push(sql`failure_reason = ${change.failureReason}`)
  if (change.webhookMode !== undefined) parts.push(sql`webhook_mode = ${change.webhookMode}`)
  if (change.cardLastFour !== undefined) parts.push(sql`card_last_four = ${change.cardLastFour}`)
  if (change.capturedAt !== undefined) parts.push(sql`captured_at = ${change.capturedAt}`)
  if (change.capturedAmount !== undefined) {
    parts.push(sql`captured_amount = ${change.capturedAmount?.toString() ?? null}::bigint`)
  }
  return sql.join(parts)
}

async function queueWebhooks<Database>(tx: Kysely<Database>, news: readonly PlannedWebhook[]): Promise<void> {
  for (const { id, paymentId, body, dueAt } of news) {
    await sql`
      insert into simulator.webhook (id, payment_id, body, due_at)
      values (${id}, ${paymentId}, ${body}, ${dueAt})`.execute(tx)
  }
}
