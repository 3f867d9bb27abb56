/** A message that a development adapter keeps for the outbox instead of sending it. */
export interface DevelopmentMessage {
  /** E.164 phone or e-mail address. */
  to: string
  channel: 'sms' | 'email'
  /** Null for an SMS. */
  subject: string | null
  text: string
  html?: string
  /** Only for marketing: the address that unsubscribes. */
  unsubscribeUrl?: string
  /** Names of the files that went with it. */
  attachments?: string[]
}

/** Puts a message into the outbox (`/dev/outbox`). */
export type RecordDevelopmentMessage = (entry: DevelopmentMessage) => Promise<void>

/** Messages a second (product.md §6). */
export const outboxPace = 200
