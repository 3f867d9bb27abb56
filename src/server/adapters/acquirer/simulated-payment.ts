import type { AcquirerFailureReason } from './port.ts'

/** How the simulator notifies us of a result; chosen on its pay page. */
export const webhookModes = [
  'normal',
  'delayed',
  'duplicated',
  'out_of_order',
  'lost',
  'wrong_amount',
] as const

export type WebhookMode = (typeof webhookModes)[number]

export type FinalStatus = 'succeeded' | 'failed' | 'canceled' | 'expired'

export type SimulatedStatus = 'awaiting_card' | 'awaiting_code' | FinalStatus

/** Statuses in which the payer can still act. */
export const openStatuses: readonly SimulatedStatus[] = ['awaiting_card', 'awaiting_code']

/** A payment in the books of the imaginary bank. */
export interface SimulatedPayment {
  id: string
  idempotencyKey: string
  /** Hash of the request; a different request under the same key is refused. */
  fingerprint: string
  orderId: string
  /** Whole kopecks, as requested. */
  amount: bigint
  /** Whole kopecks, as taken; a wrong sum in the mode `wrong_amount`. Null until then. */
  capturedAmount: bigint | null
  refundedAmount: bigint
  currency: string
  description: string
  returnUrl: string
  locale: 'ru' | 'en'
  status: SimulatedStatus
  failureReason: AcquirerFailureReason | null
  webhookMode: WebhookMode
  cardLastFour: string | null
  /** Edition's time, as for the two fields below. */
  createdAt: Date
  expiresAt: Date
  capturedAt: Date | null
}

/** The fields of a payment that may change later. */
export type PaymentChange = Partial<
  Pick<
    SimulatedPayment,
    'status' | 'failureReason' | 'webhookMode' | 'cardLastFour' | 'capturedAmount' | 'capturedAt'
  >
>

/** A notification to send: its body is fixed when the event happens, as at a real bank. */
export interface PlannedWebhook {
  id: string
  paymentId: string
  body: string
  /** Machine's time. */
  dueAt: Date
}

export interface QueuedWebhook extends PlannedWebhook {
  /** Deliveries begun, including the current one. */
  attempts: number
}

/** A receipt that sets a prepayment off, with its items as the cash register got them. */
export interface SimulatedReceipt {
  paymentId: string
  amount: bigint
  items: readonly {
    quantity: number
    /** Whole kopecks, as text. */
    unitAmount: string
    vatRate: number | null
    vatCalculated: boolean
    paymentMode: string
  }[]
}

/** The bank's books. Each method is one transaction. */
export interface SimulatedPaymentStore {
  /** Returns the payment that holds the idempotency key: the given one, or the one made before under the same key. */
  insert(payment: SimulatedPayment): Promise<SimulatedPayment>
  find(id: string): Promise<SimulatedPayment | null>
  /** Changes a payment that is still in one of the statuses, and queues its notifications; null when it no longer is. */
  advance(
    id: string,
    step: { from: readonly SimulatedStatus[]; change: PaymentChange; news: readonly PlannedWebhook[] },
  ): Promise<SimulatedPayment | null>
  /** Adds a refund; null if it would exceed what was taken. The same key gives the first refund's id. */
  refund(
    refund: { id: string; paymentId: string; amount: bigint; idempotencyKey: string },
    news: readonly PlannedWebhook[],
  ): Promise<string | null>
  /** Adds a receipt that sets a prepayment off; null if it would exceed what was taken. The same key gives the first receipt's id. */
  addReceipt(receipt: SimulatedReceipt & { id: string; idempotencyKey: string }): Promise<string | null>
  /** Receipts that set this payment off. */
  listReceipts(paymentId: string): Promise<(SimulatedReceipt & { id: string })[]>
  readAvailability(): Promise<boolean>
  saveAvailability(available: boolean): Promise<void>
  /** Takes webhooks that are due and hides them from other instances until `hiddenUntil`. */
  claimWebhooks(now: Date, hiddenUntil: Date): Promise<QueuedWebhook[]>
  /** When the next webhook is due; null when none waits. */
  nextWebhookAt(): Promise<Date | null>
  postponeWebhook(id: string, dueAt: Date): Promise<void>
  removeWebhook(id: string): Promise<void>
}
