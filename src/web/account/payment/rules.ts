import { z } from 'zod'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { asEditionInstant } from '#web/kit/edition/use-edition.ts'
import { kept } from '#web/kit/kept/kept.ts'

/** Until when the bank's page is open, converted to the edition's clock like every other time on the page. */
export function bankWaitsUntil(
  edition: EditionFacts,
  { expiresAt }: { expiresAt: string },
  locale: Locale,
): string {
  const instant = new Date(asEditionInstant(edition, expiresAt)).toISOString()
  return formatTime(instant, locale, edition.timeZone)
}

/**
 * What the return page may say. `waiting` and `late` (after two minutes) claim nothing; `unknown` is a link to no payment. Only the server decides
 * that something is paid.
 */
export type CardOutcome = 'waiting' | 'late' | 'succeeded' | 'failed' | 'expired' | 'refunded' | 'unknown'

const final: Partial<Record<CardPaymentStatus, CardOutcome>> = {
  failed: 'failed',
  expired: 'expired',
  succeeded: 'succeeded',
  refunded: 'refunded',
}

/** Whether a status is final for this page; the other two may still change. */
export function isFinal(status: CardPaymentStatus): boolean {
  return status in final
}

/** Derives the result from the server's last answer. */
export function cardOutcome(facts: {
  status: CardPaymentStatus | null
  missing: boolean
  timeIsUp: boolean
}): CardOutcome {
  const known = facts.status && final[facts.status]
  if (known) return known
  if (facts.missing) return 'unknown'
  return facts.timeIsUp ? 'late' : 'waiting'
}

const stored = z.object({
  /** The participant, or the group, that is paid for. */
  forGuid: z.string(),
  fullName: z.string(),
  address: z.string(),
  /** For a group: the payment, and the people it covers. */
  group: z.object({ callbackGuid: z.string(), participantGuids: z.array(z.string()) }).optional(),
})

const paymentDraft = kept('payment-draft', stored, { of: 'account', until: 'logout', tab: true })

/**
 * The payer's details, typed before leaving for the bank's page, so that a declined card does not lose them. Consents are not kept: each attempt
 * needs new ones.
 */
export type PaymentDraft = z.output<typeof stored>

/** What was typed for this participant or group in this tab; null when there is nothing, or it is somebody else's. */
export function readPaymentDraft(forGuid: string): PaymentDraft | null {
  const draft = paymentDraft.read()
  return draft?.forGuid === forGuid ? draft : null
}

/** Whether this tab began a payment for a group; then the return from the bank leads to the board. */
export function isGroupPayment(callbackGuid: string): boolean {
  return paymentDraft.read()?.group?.callbackGuid === callbackGuid
}

/** Null forgets it, once it is paid. */
export function writePaymentDraft(draft: PaymentDraft | null): void {
  if (draft) paymentDraft.write(draft)
  else paymentDraft.forget()
}

export type PaymentWay = 'card' | 'invoice'

/** The payment method in the address (`?way=invoice`); null when it leaves the choice open. */
export function wayOf(parameters: URLSearchParams): PaymentWay | null {
  const way = parameters.get('way')
  return way === 'card' || way === 'invoice' ? way : null
}

export function waySearch(way: PaymentWay): string {
  return `?way=${way}`
}

const prefix = 'participantGuids.'

/** The people whom the server says cannot be paid for, each with its sentence. */
export function refusedPeople(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  return new Map(
    error.details
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length), message]),
  )
}
