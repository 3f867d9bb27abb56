import { z } from 'zod'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { asEditionInstant } from '#web/kit/edition/use-edition.ts'
import { kept } from '#web/kit/kept/kept.ts'

/** Until when the bank's page of a card payment is open, by the edition's clock: every other time of the page is of it. */
export function bankWaitsUntil(
  edition: EditionFacts,
  { expiresAt }: { expiresAt: string },
  locale: Locale,
): string {
  const instant = new Date(asEditionInstant(edition, expiresAt)).toISOString()
  return formatTime(instant, locale, edition.timeZone)
}

/**
 * What the return page may say. `waiting` and `late` (the two minutes are over) claim nothing; `unknown` is a link that
 * leads to no payment. Paid is what the server says is paid, and nothing else.
 */
export type CardOutcome = 'waiting' | 'late' | 'succeeded' | 'failed' | 'expired' | 'refunded' | 'unknown'

const final: Partial<Record<CardPaymentStatus, CardOutcome>> = {
  failed: 'failed',
  expired: 'expired',
  succeeded: 'succeeded',
  refunded: 'refunded',
}

/** Whether a status can no longer change on this page; the two before it may still become anything. */
export function isFinal(status: CardPaymentStatus): boolean {
  return status in final
}

/** Reads the outcome off what the server said last. */
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
  /** Of a group: for whom of it, by which payment. */
  group: z.object({ callbackGuid: z.string(), participantGuids: z.array(z.string()) }).optional(),
})

const paymentDraft = kept('payment-draft', stored, { of: 'account', until: 'logout', tab: true })

/**
 * Who pays by card, as typed before the bank's page took the tab: a declined card must not cost the typing. Consents are
 * not kept: each attempt is agreed to anew.
 */
export type PaymentDraft = z.output<typeof stored>

/** What was typed for this participant or group in this tab; null when there is nothing, or it is somebody else's. */
export function readPaymentDraft(forGuid: string): PaymentDraft | null {
  const draft = paymentDraft.read()
  return draft?.forGuid === forGuid ? draft : null
}

/** Whether this tab began the payment for people of a group: whoever comes back from the bank goes on at the board. */
export function isGroupPayment(callbackGuid: string): boolean {
  return paymentDraft.read()?.group?.callbackGuid === callbackGuid
}

/** Keeps what was typed, or with null forgets it: once it is paid. */
export function writePaymentDraft(draft: PaymentDraft | null): void {
  if (draft) paymentDraft.write(draft)
  else paymentDraft.forget()
}

/** How to pay: by card or by an invoice. */
export type PaymentWay = 'card' | 'invoice'

/** The way that the address of the payment page asks for (`?way=invoice`); null when it leaves the choice open. */
export function wayOf(parameters: URLSearchParams): PaymentWay | null {
  const way = parameters.get('way')
  return way === 'card' || way === 'invoice' ? way : null
}

/** The part of an address that opens the payment page on one way. */
export function waySearch(way: PaymentWay): string {
  return `?way=${way}`
}
