import { z } from 'zod'
import { kept } from '#web/kit/kept/kept.ts'

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
