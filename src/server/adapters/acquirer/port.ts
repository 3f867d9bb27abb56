/** How far a payment has come, whichever acquirer it is. */
export type AcquirerStatus =
  | 'created'
  | 'pending'
  | 'authorized'
  | 'succeeded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'

/** Why a card payment failed, as far as the payer may be told. */
export type AcquirerFailureReason =
  | 'insufficient_funds'
  | 'card_expired'
  | 'invalid_card'
  | 'fraud_suspected'
  | 'three_d_secure_failed'
  | 'limit_exceeded'
  | 'card_restricted'
  | 'issuer_unavailable'
  | 'declined'

/** A payment as the acquirer reports it now; the only source of truth about money. */
export interface AcquirerPayment {
  providerId: string
  /** Our own id, as given to `createPayment`; null when the acquirer holds none. */
  orderId: string | null
  /** Whole kopecks. */
  amount: bigint
  /** ISO 4217. */
  currency: string
  status: AcquirerStatus
  /** Only with status `failed`. */
  failureReason: AcquirerFailureReason | null
  /** Whole kopecks. */
  refundedAmount: bigint
  /** Where the payer continues; null when there is nothing left to do. */
  redirectUrl: string | null
  createdAt: Date
  /** When the payer's time ends; null when the acquirer sets no limit. */
  expiresAt: Date | null
  /** When the money was taken; its Moscow date decides the VAT rate. */
  capturedAt: Date | null
}

/** Rates that a receipt can name, in per cent. */
export const receiptVatRates = [0, 5, 7, 10, 20, 22] as const

/** One line of the cash receipt that law 54-FZ asks for. */
export interface ReceiptItem {
  /** At most 128 characters. */
  description: string
  quantity: number
  /** Whole kopecks for one unit, VAT included. */
  unitAmount: bigint
  /** Per cent; null for a seller who pays no VAT. */
  vatRate: (typeof receiptVatRates)[number] | null
  /** True for a prepayment: the calculated rate 22/122 instead of 22 %. */
  vatCalculated: boolean
  paymentMode: 'full_prepayment' | 'full_payment'
}

export interface Receipt {
  /** At least one of the two must be given. */
  customer: { email: string | null; phone: string | null; fullName: string | null }
  items: ReceiptItem[]
}

/** The second receipt of a prepaid service: it is rendered, and the prepayment is set off. */
export interface SettlementReceipt {
  receiptId: string
  /** `canceled`: the cash register refused it, and it has to be made anew. */
  status: 'pending' | 'succeeded' | 'canceled'
}

export interface CreatePayment {
  orderId: string
  /** Whole kopecks. */
  amount: bigint
  currency: 'RUB'
  /** At most 128 characters; shown to the payer. */
  description: string
  returnUrl: string
  receipt: Receipt
  locale: 'ru' | 'en'
  /** At most 64 characters; the caller saves it before the call. The same key gives the same payment. */
  idempotencyKey: string
}

/**
 * Why a call failed:
 * - `rejected`: the acquirer refuses it; only a new call with a new key can help;
 * - `unavailable`: nothing was done; card payments are not possible now;
 * - `outcome_unknown`: it may have been done; repeat with the same key or ask with `getPayment`;
 * - `not_found`: there is no such payment.
 */
export type AcquirerRefusal = 'rejected' | 'unavailable' | 'outcome_unknown' | 'not_found'

export type AcquirerResult<T> =
  | ({ ok: true } & T)
  /** `detail` is for the log: a status or the acquirer's code, never data of the payer. */
  | { ok: false; code: AcquirerRefusal; detail: string }

/** A received webhook. Only a hint that something changed: ask `getPayment` for the truth. */
export interface WebhookRequest {
  headers: Record<string, string | string[] | undefined>
  rawBody: string
  /** Address of the sender according to our own proxy. */
  remoteAddress: string
}

export type WebhookReading =
  | {
      ok: true
      providerId: string
      /** The same for each delivery of the same news, so that duplicates can be dropped. */
      eventKey: string
      /** The sender's claim; only for the log. */
      hint: string
    }
  | { ok: false; code: 'untrusted_sender' | 'malformed' }

/** Takes card payments on the acquirer's own page; card data never reach us. No method throws. */
export interface CardAcquirer {
  createPayment(request: CreatePayment): Promise<AcquirerResult<{ payment: AcquirerPayment }>>
  getPayment(providerId: string): Promise<AcquirerResult<{ payment: AcquirerPayment }>>
  /** Cancels a payment that has taken no money yet; `rejected` when it has, or when the acquirer can only let it expire. */
  cancel(request: {
    providerId: string
    idempotencyKey: string
  }): Promise<AcquirerResult<{ payment: AcquirerPayment }>>
  /** Refunds all or a part; more than is left is `rejected`. */
  refund(request: {
    providerId: string
    /** Whole kopecks. */
    amount: bigint
    receipt: Receipt
    idempotencyKey: string
  }): Promise<AcquirerResult<{ refundId: string; status: 'pending' | 'succeeded' | 'canceled' }>>
  /** Has the cash register issue the receipt that sets a prepayment off; the same key gives the same receipt, for a day at least. */
  createSettlementReceipt(request: {
    providerId: string
    /** Whole kopecks: the prepayment that is set off, as much as the items add up to. */
    amount: bigint
    receipt: Receipt
    idempotencyKey: string
  }): Promise<AcquirerResult<{ receipt: SettlementReceipt }>>
  /** The receipt that sets this payment off; null when there is none, a refused one where there is no other. */
  findSettlementReceipt(providerId: string): Promise<AcquirerResult<{ receipt: SettlementReceipt | null }>>
  parseWebhook(request: WebhookRequest): WebhookReading
}
