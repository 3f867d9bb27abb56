/** Connections to the mail server at a time; each carries one letter after another. */
export const smtpConnections = 6

/** A file that goes with a letter. */
export type MailAttachment = { fileName: string; contentType: string; bytes: Buffer }

/** One e-mail to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Our own id of the message; becomes part of Message-ID, so that a repeated delivery can be recognised. */
  reference: string
  /** Only for marketing: adds the one-click unsubscribe headers of RFC 8058. */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}

export interface MailSender {
  /** Letters a second that may be handed over, by all copies of the app together. */
  readonly pace: number
  /**
   * @returns the Message-ID
   * @throws DeliveryError
   */
  send(message: MailMessage): Promise<{ providerId: string }>
}
