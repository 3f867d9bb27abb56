import { z } from 'zod'

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
export type PaymentDraft = z.output<typeof stored>

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
