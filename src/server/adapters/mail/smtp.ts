import nodemailer from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import type { MailMessage, MailSender } from './port.ts'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte (465); otherwise STARTTLS is demanded unless `allowPlain`. */
  secure: boolean
  /** Only for a relay on the same machine. */
  allowPlain?: boolean
  user?: string
  password?: string
  /** Sender as in a header: `Forum <forum@example.org>`. */
  from: string
  /** Domain of Message-ID. */
  messageIdDomain: string
}

export type SmtpMailSender = MailSender & {
  /** Connects and logs in, without sending anything. Throws DeliveryError. */
  verify(): Promise<void>
  close(): void
}

/** Sends mail over SMTP with pooled connections. `close` ends them at shutdown. */
export function createSmtpMailSender(settings: SmtpSettings): SmtpMailSender {
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 3,
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: !settings.secure && settings.allowPlain !== true,
    ignoreTLS: settings.allowPlain === true,
    ...(settings.user === undefined ? {} : { auth: { user: settings.user, pass: settings.password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Texts come from people; a path or an address in them must never be opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      const messageId = `<${message.reference.replace(/[^\w.-]/g, '-')}@${settings.messageIdDomain}>`
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message) },
        })
      } catch (error) {
        throw classify(error)
      }
      return { providerId: messageId }
    },
    async verify() {
      try {
        await transport.verify()
      } catch (error) {
        throw classify(error)
      }
    },
    close: () => transport.close(),
  }
}

function unsubscribeHeaders({ unsubscribeUrl }: MailMessage): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A server's error text often repeats the recipient, so only the codes are kept. */
function classify(error: unknown): DeliveryError {
  const code = readField(error, 'code')
  const status = Number(readField(error, 'responseCode'))
  const shown = [code, Number.isInteger(status) && status > 0 ? String(status) : null]
    .filter(Boolean)
    .join(' ')
  // A wrong password is our own configuration fault: the letter waits and is sent again.
  const final = code !== 'EAUTH' && (code === 'EENVELOPE' || code === 'EMESSAGE' || status >= 500)
  const retryable = !final || (status >= 400 && status < 500)
  return new DeliveryError(`SMTP delivery failed: ${shown || 'unknown fault'}`, { retryable })
}

function readField(error: unknown, name: string): string | null {
  if (typeof error !== 'object' || error === null) return null
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
