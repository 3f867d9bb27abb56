import nodemailer from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import { type MailMessage, type MailSender, smtpConnections } from './port.ts'

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
  /** Letters a second. */
  pace?: number | undefined
}

export type SmtpMailSender = MailSender & {
  /** Connects and logs in, without sending anything. Throws DeliveryError. */
  verify(): Promise<void>
  close(): void
}

/** What mail providers usually take from one sender. */
const defaultPace = 5

/** Sends mail over SMTP with pooled connections. `close` ends them at shutdown. */
export function createSmtpMailSender(settings: SmtpSettings): SmtpMailSender {
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: smtpConnections,
    // A letter cut off in the middle may have been taken; the queue decides whether it is sent again.
    maxRequeues: 0,
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
    pace: settings.pace ?? defaultPace,
    async send(message) {
      const messageId = `<${message.reference.replace(/[^\w.-]/g, '-')}@${settings.messageIdDomain}>`
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html,
          attachments: (message.attachments ?? []).map(({ fileName, contentType, bytes }) => ({
            filename: fileName,
            contentType,
            content: bytes,
          })),
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
  const given = Number.isInteger(status) && status > 0 ? status : null
  const shown = [code, given].filter(Boolean).join(' ')
  return new DeliveryError(shown || 'unknown fault', faultOf({ code, status: given, error }))
}

/** Codes of nodemailer for what concerns this letter alone. */
const ofTheLetter: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])

/** Our log-in, our sender's address or our right to relay (RFC 4954, 5321). */
const ofOurSettings: ReadonlySet<number> = new Set([530, 534, 535, 538])

function faultOf({
  code,
  status,
  error,
}: {
  code: string | null
  status: number | null
  error: unknown
}): DeliveryError['fault'] {
  const command = readField(error, 'command') ?? ''
  // The server is closing, or cannot check the password now.
  if (status === 421 || (code === 'EAUTH' && status !== null && status < 500)) return 'outage'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || code === 'ETLS') return 'settings'
  if (status !== null && ofOurSettings.has(status)) return 'settings'
  // An address that nodemailer itself refuses never reaches the server.
  if (code === 'EENVELOPE' && status === null) return 'address'
  if (command === 'MAIL FROM') return status !== null && status < 500 ? 'outage' : 'settings'
  if (code !== null && ofTheLetter.has(code)) {
    if (status !== null && status < 500) return 'later'
    return command === 'DATA' || code === 'EMESSAGE' ? 'refused' : 'address'
  }
  return 'outage'
}

function readField(error: unknown, name: string): string | null {
  if (typeof error !== 'object' || error === null) return null
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
