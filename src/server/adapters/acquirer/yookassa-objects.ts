import { z } from 'zod'
import type {
  AcquirerFailureReason,
  AcquirerPayment,
  AcquirerStatus,
  ReceiptItem,
  SettlementReceipt,
  WebhookReading,
} from './port.ts'

const money = z.object({ value: z.string().regex(/^\d{1,15}\.\d{2}$/), currency: z.string() })

/** The part of YooKassa's payment object (API v3) that we read; unknown fields are dropped. */
export const yookassaPayment = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: money,
  refunded_amount: money.optional(),
  created_at: z.coerce.date(),
  captured_at: z.coerce.date().optional(),
  confirmation: z.object({ confirmation_url: z.url().optional() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  cancellation_details: z.object({ party: z.string(), reason: z.string() }).optional(),
})

export const yookassaRefund = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
})

const yookassaReceipt = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  settlements: z.array(z.object({ type: z.string() })).default([]),
})

export const yookassaReceipts = z.object({ items: z.array(yookassaReceipt) })

type YookassaReceipt = z.infer<typeof yookassaReceipt>

export const yookassaMadeReceipt = yookassaReceipt

export function toSettlementReceipt({ id, status }: YookassaReceipt): SettlementReceipt {
  return { receiptId: id, status }
}

/** Of all receipts of a payment the one that sets the prepayment off: a registered one before one that was refused. */
export function findSettlement(receipts: readonly YookassaReceipt[]): SettlementReceipt | null {
  const settling = receipts.filter(({ settlements }) => settlements.some(({ type }) => type === 'prepayment'))
  const found = settling.find(({ status }) => status !== 'canceled') ?? settling[0]
  return found ? toSettlementReceipt(found) : null
}

/** A refund's notification names its payment; a payment's notification is the payment itself. */
const yookassaNotification = z.object({
  type: z.literal('notification'),
  event: z.string().regex(/^[a-z_.]{1,64}$/),
  object: z.object({
    id: z.string().min(1).max(64),
    status: z.string().max(64),
    payment_id: z.string().min(1).max(64).optional(),
  }),
})

type YookassaPayment = z.infer<typeof yookassaPayment>

/** A card payment that is not finished in an hour is cancelled by YooKassa. */
const payingTime = 60 * 60 * 1000

const reasons: Record<string, AcquirerFailureReason> = {
  '3d_secure_failed': 'three_d_secure_failed',
  card_expired: 'card_expired',
  country_forbidden: 'card_restricted',
  fraud_suspected: 'fraud_suspected',
  insufficient_funds: 'insufficient_funds',
  invalid_card_number: 'invalid_card',
  invalid_csc: 'invalid_card',
  issuer_unavailable: 'issuer_unavailable',
  payment_method_limit_exceeded: 'limit_exceeded',
  payment_method_restricted: 'card_restricted',
}

const expiries = ['payment_expired', 'expired_on_confirmation', 'expired_on_capture']

export function toAcquirerPayment(payment: YookassaPayment): AcquirerPayment {
  const amount = toKopecks(payment.amount.value)
  const refundedAmount = payment.refunded_amount === undefined ? 0n : toKopecks(payment.refunded_amount.value)
  const status = readStatus(payment, amount, refundedAmount)
  const reason = payment.cancellation_details?.reason ?? ''
  return {
    providerId: payment.id,
    orderId: payment.metadata?.order_id ?? null,
    amount,
    currency: payment.amount.currency,
    status,
    failureReason: status === 'failed' ? (reasons[reason] ?? 'declined') : null,
    refundedAmount,
    redirectUrl: status === 'pending' ? (payment.confirmation?.confirmation_url ?? null) : null,
    createdAt: payment.created_at,
    expiresAt: status === 'pending' ? new Date(payment.created_at.getTime() + payingTime) : null,
    capturedAt: payment.captured_at ?? null,
  }
}

function readStatus(payment: YookassaPayment, amount: bigint, refunded: bigint): AcquirerStatus {
  if (payment.status === 'pending') return 'pending'
  if (payment.status === 'waiting_for_capture') return 'authorized'
  if (payment.status === 'succeeded') {
    if (refunded === 0n) return 'succeeded'
    return refunded < amount ? 'partially_refunded' : 'refunded'
  }
  const reason = payment.cancellation_details?.reason ?? ''
  if (expiries.includes(reason)) return 'expired'
  return reason === 'canceled_by_merchant' ? 'canceled' : 'failed'
}

/** `180000.00` for 18000000 kopecks. */
export function toAmountValue(kopecks: bigint): string {
  const digits = kopecks.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function toKopecks(value: string): bigint {
  return BigInt(value.replace('.', ''))
}

/** Codes of the full and of the calculated rate. */
const ratedVatCodes = { 5: [7, 9], 7: [8, 10], 10: [3, 5], 20: [4, 6], 22: [11, 12] } as const

/** YooKassa's `vat_code`; the codes of 22 % came with law 425-FZ on 1 January 2026. */
export function vatCode({ vatRate, vatCalculated }: Pick<ReceiptItem, 'vatRate' | 'vatCalculated'>): number {
  if (vatRate === null) return 1
  if (vatRate === 0) return 2
  const [full, calculated] = ratedVatCodes[vatRate]
  return vatCalculated ? calculated : full
}

/** Reads a notification whose sender has been checked. */
export function readNotification(rawBody: string): WebhookReading {
  const reading = yookassaNotification.safeParse(parseJson(rawBody))
  if (!reading.success) return { ok: false, code: 'malformed' }
  const { event, object } = reading.data
  return {
    ok: true,
    providerId: object.payment_id ?? object.id,
    eventKey: `${event}:${object.id}:${object.status}`,
    hint: event,
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
