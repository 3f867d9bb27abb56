import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { z } from 'zod'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { asEditionInstant } from '#web/kit/edition/use-edition.ts'

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

const key = 'quorum-payment-draft'

const stored = z.object({
  /** The participant, or the group, that is paid for. */
  forGuid: z.string(),
  fullName: z.string(),
  address: z.string(),
  /** Of a group: for whom of it, by which payment. */
  group: z.object({ callbackGuid: z.string(), participantGuids: z.array(z.string()) }).optional(),
})

/**
 * Who pays by card, as typed before the bank's page took the tab: a declined card must not cost the typing. Consents are
 * not kept: each attempt is agreed to anew.
 */
type PaymentDraft = z.output<typeof stored>

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed for this participant or group in this tab; null when there is nothing, or it is somebody else's. */
export function readPaymentDraft(place: Place | null, forGuid: string): PaymentDraft | null {
  const draft = readStored(place)
  return draft?.forGuid === forGuid ? draft : null
}

/** Whether this tab began the payment for people of a group: whoever comes back from the bank goes on at the board. */
export function isGroupPayment(place: Place | null, callbackGuid: string): boolean {
  return readStored(place)?.group?.callbackGuid === callbackGuid
}

function readStored(place: Place | null): PaymentDraft | null {
  const found = stored.safeParse(attempt(() => JSON.parse(place?.getItem(key) ?? 'null')))
  return found.success ? found.data : null
}

/** Keeps what was typed, or with null forgets it: once it is paid, and with the end of the log-in. */
export function writePaymentDraft(place: Place | null, draft: PaymentDraft | null): void {
  attempt(() => (draft ? place?.setItem(key, JSON.stringify(draft)) : place?.removeItem(key)))
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Storage may be full, forbidden or filled by somebody else: the form is then typed anew.
    return null
  }
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

/** Puts the server's errors of `payer.*` at the fields of a payer's form; all others stay for the banner. */
export function placePayerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error
  for (const { field, code, message } of error.details) {
    const name = field.replace(/^payer\./, '') as Path<Values>
    if (fields.includes(name)) setError(name, { type: code, message })
  }
}
