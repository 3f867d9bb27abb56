import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that could carry personal data or a secret are removed before a line is written. */
const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.url',
  'req.remoteAddress',
  '*.phone',
  '*.email',
  '*.code_hash',
]

type Fault = {
  name: string
  code: string | undefined
  constraint: string | undefined
  message: string | undefined
  frames: string[]
}

/** An error in a form that is safe to log. The database quotes refused values in message and detail, so of its errors only code, constraint and stack are kept. */
function describeFault(error: Error & { code?: string; severity?: string; constraint?: string }): Fault {
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
  const ofDatabase = error.severity !== undefined
  return {
    name: error.name,
    code: error.code,
    constraint: error.constraint,
    message: ofDatabase ? undefined : error.message,
    frames: frames.slice(0, 12),
  }
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, redact: { paths: redacted, remove: true }, base: null, serializers: { err: describeFault } },
    destination,
  )
}
