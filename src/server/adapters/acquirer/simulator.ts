import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../clock/port.ts'
import type { AcquirerFailureReason, AcquirerPayment, CardAcquirer, CreatePayment, Receipt } from './port.ts'
import {
  openStatuses,
  type PaymentChange,
  type SimulatedPayment,
  type SimulatedPaymentStore,
  type SimulatedReceipt,
  type SimulatedStatus,
  type WebhookMode,
} from './simulated-payment.ts'
import { isSignedBy, planWebhook, planWebhooks, signatureHeader } from './simulator-webhooks.ts'
import type { TestCard } from './test-cards.ts'
import { startWebhookCourier, type WebhookCourier } from './webhook-courier.ts'
import { readNotification } from './yookassa-objects.ts'

/** An hour, as at a real acquirer. */
const payingTime = 60 * 60 * 1000
/** How much less than requested the mode `wrong_amount` takes. */
const missingKopecks = 100n

/** The imaginary bank: the port, and the actions of its own pages. */
export interface AcquirerSimulator extends CardAcquirer {
  show(id: string): Promise<SimulatedPayment | null>
  /** Tries a test card; null when the payment no longer waits for one. */
  payByCard(
    id: string,
    payment: { card: TestCard; webhookMode: WebhookMode },
  ): Promise<SimulatedPayment | null>
  /** The 3-D Secure step: any four digits pass, except 0000; null when no code is expected. */
  confirmCode(id: string, code: string): Promise<SimulatedPayment | null>
  /** Receipts that set a payment off, as the cash register got them. */
  listReceipts(id: string): Promise<SimulatedReceipt[]>
  isAvailable(): Promise<boolean>
  /** Switches "card payments temporarily unavailable". */
  setAvailable(available: boolean): Promise<void>
  /** Starts delivering webhooks to an address; the caller stops the courier at shutdown. */
  startWebhooks(webhookUrl: string): WebhookCourier
}

/**
 * An acquirer that takes no money.
 * @param options.publicUrl address of this app, to which the payer is sent
 * @param options.secret signs webhooks; the same on every instance
 */
export function createAcquirerSimulator(options: {
  store: SimulatedPaymentStore
  clock: Clock
  publicUrl: string
  secret: string
  /** Told when webhooks cannot be read from the books. */
  warn(fault: string): void
}): AcquirerSimulator {
  const { store, clock } = options
  let courier: WebhookCourier | null = null

  async function finish(payment: SimulatedPayment, from: readonly SimulatedStatus[], change: PaymentChange) {
    const news = planWebhooks({ ...payment, ...change }, clock.wall())
    const finished = await store.advance(payment.id, { from, change, news })
    courier?.wake()
    return finished
  }

  async function show(id: string): Promise<SimulatedPayment | null> {
    const payment = await store.find(id)
    if (payment === null || !isOverdue(payment, clock.now())) return payment
    return (await finish(payment, openStatuses, { status: 'expired' })) ?? store.find(id)
  }

  function capture(payment: SimulatedPayment, from: SimulatedStatus, change: PaymentChange) {
    const wrong = (change.webhookMode ?? payment.webhookMode) === 'wrong_amount'
    return finish(payment, [from], {
      ...change,
      status: 'succeeded',
      capturedAmount: wrong ? payment.amount - missingKopecks : payment.amount,
      capturedAt: clock.now(),
    })
  }

  const decline = (payment: SimulatedPayment, from: SimulatedStatus, change: PaymentChange) =>
    finish(payment, [from], { ...change, status: 'failed' })

  return {
    show,

    async createPayment(request) {
      if (!(await store.readAvailability())) return { ok: false, code: 'unavailable', detail: 'switched off' }
      const fault = findFault(request)
      if (fault !== null) return { ok: false, code: 'rejected', detail: fault }
      const payment = await store.insert(openPayment(request, clock.now()))
      if (payment.fingerprint !== fingerprintOf(request)) {
        return { ok: false, code: 'rejected', detail: 'another request under this key' }
      }
      return { ok: true, payment: present(payment, options.publicUrl) }
    },

    async getPayment(providerId) {
      const payment = await show(providerId)
      if (payment === null) return { ok: false, code: 'not_found', detail: 'no such payment' }
      return { ok: true, payment: present(payment, options.publicUrl) }
    },

    async cancel({ providerId }) {
      const payment = await show(providerId)
      if (payment === null) return { ok: false, code: 'not_found', detail: 'no such payment' }
      const canceled = await finish(payment, openStatuses, { status: 'canceled' })
      if (canceled === null) return { ok: false, code: 'rejected', detail: 'nothing to cancel' }
      return { ok: true, payment: present(canceled, options.publicUrl) }
    },

    async refund({ providerId, amount, idempotencyKey }) {
      const payment = await show(providerId)
      if (payment === null) return { ok: false, code: 'not_found', detail: 'no such payment' }
      const id = randomUUID()
      const news = planWebhook(payment, 'refund.succeeded', clock.wall(), { id, amount })
      const refundId =
        amount > 0n ? await store.refund({ id, paymentId: payment.id, amount, idempotencyKey }, [news]) : null
      if (refundId === null) return { ok: false, code: 'rejected', detail: 'more than was taken' }
      courier?.wake()
      return { ok: true, refundId, status: 'succeeded' }
    },

    async createSettlementReceipt({ providerId, amount, receipt, idempotencyKey }) {
      if (!(await store.readAvailability())) return { ok: false, code: 'unavailable', detail: 'switched off' }
      const payment = await show(providerId)
      if (payment === null) return { ok: false, code: 'not_found', detail: 'no such payment' }
      const fault = findReceiptFault(receipt, amount)
      if (fault !== null) return { ok: false, code: 'rejected', detail: fault }
      const items = receipt.items.map(({ description: _, unitAmount, ...item }) => ({
        ...item,
        unitAmount: unitAmount.toString(),
      }))
      const id = await store.addReceipt({
        id: randomUUID(),
        paymentId: payment.id,
        amount,
        idempotencyKey,
        items,
      })
      if (id === null) return { ok: false, code: 'rejected', detail: 'more than was taken' }
      return { ok: true, receipt: { receiptId: id, status: 'succeeded' } }
    },

    async findSettlementReceipt(providerId) {
      if (!(await store.readAvailability())) return { ok: false, code: 'unavailable', detail: 'switched off' }
      const [made] = await store.listReceipts(providerId)
      return { ok: true, receipt: made ? { receiptId: made.id, status: 'succeeded' } : null }
    },

    listReceipts: providerId => store.listReceipts(providerId),

    parseWebhook({ headers, rawBody }) {
      if (!isSignedBy(headers[signatureHeader], rawBody, options.secret)) {
        return { ok: false, code: 'untrusted_sender' }
      }
      return readNotification(rawBody)
    },

    async payByCard(id, { card, webhookMode }) {
      const payment = await show(id)
      if (payment === null) return null
      const change: PaymentChange = { webhookMode, cardLastFour: card.number.slice(-4) }
      if (card.outcome === 'success') return capture(payment, 'awaiting_card', change)
      if (card.outcome === 'three_d_secure') {
        return store.advance(id, {
          from: ['awaiting_card'],
          change: { ...change, status: 'awaiting_code' },
          news: [],
        })
      }
      return decline(payment, 'awaiting_card', { ...change, failureReason: card.outcome })
    },

    async confirmCode(id, code) {
      const payment = await show(id)
      if (payment === null) return null
      if (/^\d{4}$/.test(code) && code !== '0000') return capture(payment, 'awaiting_code', {})
      const failureReason: AcquirerFailureReason = 'three_d_secure_failed'
      return decline(payment, 'awaiting_code', { failureReason })
    },

    isAvailable: () => store.readAvailability(),
    setAvailable: available => store.saveAvailability(available),

    startWebhooks(webhookUrl) {
      courier = startWebhookCourier({
        store,
        webhookUrl,
        secret: options.secret,
        wall: clock.wall,
        warn: options.warn,
      })
      return courier
    },
  }
}

function isOverdue(payment: SimulatedPayment, now: Date): boolean {
  return openStatuses.includes(payment.status) && payment.expiresAt <= now
}

function openPayment(request: CreatePayment, now: Date): SimulatedPayment {
  return {
    id: randomUUID(),
    idempotencyKey: request.idempotencyKey,
    fingerprint: fingerprintOf(request),
    orderId: request.orderId,
    amount: request.amount,
    capturedAmount: null,
    refundedAmount: 0n,
    currency: request.currency,
    description: request.description,
    returnUrl: request.returnUrl,
    locale: request.locale,
    status: 'awaiting_card',
    failureReason: null,
    webhookMode: 'normal',
    cardLastFour: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + payingTime),
    capturedAt: null,
  }
}

/** Refuses what a real acquirer would refuse, so that it shows in development. */
function findFault({
  amount,
  description,
  returnUrl,
  receipt,
  idempotencyKey,
}: CreatePayment): string | null {
  if (amount <= 0n) return 'amount'
  if (description.length > 128) return 'description'
  if (idempotencyKey.length === 0 || idempotencyKey.length > 64) return 'idempotency key'
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl)) return 'return address'
  return findReceiptFault(receipt, amount)
}

function findReceiptFault({ customer, items }: Receipt, amount: bigint): string | null {
  if (customer.email === null && customer.phone === null) return 'receipt without a recipient'
  if (items.some(item => !Number.isInteger(item.quantity))) return 'receipt quantity'
  const total = items.reduce((sum, item) => sum + item.unitAmount * BigInt(item.quantity), 0n)
  return total === amount ? null : 'receipt of another amount'
}

function fingerprintOf({ orderId, amount, currency, returnUrl, description }: CreatePayment): string {
  const facts = JSON.stringify([orderId, amount.toString(), currency, returnUrl, description])
  return createHash('sha256').update(facts).digest('hex')
}

function present(payment: SimulatedPayment, publicUrl: string): AcquirerPayment {
  const isOpen = openStatuses.includes(payment.status)
  return {
    providerId: payment.id,
    orderId: payment.orderId,
    amount: payment.capturedAmount ?? payment.amount,
    currency: payment.currency,
    status: presentStatus(payment),
    failureReason: payment.failureReason,
    refundedAmount: payment.refundedAmount,
    redirectUrl: isOpen ? `${publicUrl}/dev/acquirer/${payment.id}?lang=${payment.locale}` : null,
    createdAt: payment.createdAt,
    expiresAt: isOpen ? payment.expiresAt : null,
    capturedAt: payment.capturedAt,
  }
}

function presentStatus({
  status,
  refundedAmount,
  capturedAmount,
}: SimulatedPayment): AcquirerPayment['status'] {
  if (status === 'awaiting_card' || status === 'awaiting_code') return 'pending'
  if (status !== 'succeeded' || refundedAmount === 0n) return status
  return refundedAmount < (capturedAmount ?? 0n) ? 'partially_refunded' : 'refunded'
}
