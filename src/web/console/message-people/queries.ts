import type { QueryKey } from '@tanstack/react-query'
import type { ResendReport } from '#contract/organiser-message-people.ts'
import { m } from '#messages/compiled/messages.js'
import type { Send, SendOutcome } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Whom to send to again; null for all who failed. */
export type Chosen = readonly string[] | null

/** How a letter or a decision is sent again. */
export type Resending = {
  /** Under which its preview is kept. */
  key: QueryKey
  readPreview: (signal: AbortSignal) => Promise<ResendReport>
  send: Send<Chosen, ResendReport>
}

export const chosenBody = (chosen: Chosen) => (chosen ? { applicationGuids: [...chosen] } : {})

/** What follows on sending again, whatever it was. */
export const resendOutcome = {
  changes: [['organiser']],
  onError: (error: Error) => {
    toasts.show({
      tone: 'negative',
      title: m.organiser_messages_retry_failed(),
      description: error.message,
    })
  },
} satisfies SendOutcome<Chosen, ResendReport>
