import { z } from 'zod'

const key = 'quorum-payment-draft'

const stored = z.object({
  participantGuid: z.string(),
  fullName: z.string(),
  address: z.string(),
})

/**
 * Who pays by card, as typed before the bank's page took the tab: a declined card must not cost the typing. Consents are
 * not kept: each attempt is agreed to anew.
 */
export type PaymentDraft = z.output<typeof stored>

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed for this participant in this tab; null when there is nothing, or it is somebody else's. */
export function readPaymentDraft(place: Place | null, participantGuid: string): PaymentDraft | null {
  const found = stored.safeParse(attempt(() => JSON.parse(place?.getItem(key) ?? 'null')))
  return found.success && found.data.participantGuid === participantGuid ? found.data : null
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
