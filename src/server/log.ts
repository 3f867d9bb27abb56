import { type DestinationStream, type Logger, pino } from 'pino'

/** Whatever could carry personal data or a secret is cut out before a line is written. */
const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.url',
  'req.remoteAddress',
  'err.details',
  'err.detail',
  'err.parameters',
  'err.where',
  '*.phone',
  '*.email',
  '*.code_hash',
]

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, redact: { paths: redacted, remove: true }, base: null }, destination)
}
