import { z } from 'zod'
import { httpGatewaySettings } from './adapters/sms/http-gateway-settings.ts'

/** A missing or wrong setting; the start prints its message as one line. */
export class ConfigError extends Error {
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.name = 'ConfigError'
  }
}

const port = z.coerce.number().int().min(0).max(65_535)

const pace = z.coerce.number().min(0.01).max(1000)

const flag = z.stringbool()

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

/** Every setting of the app, read from the environment once and checked here (product.md §10). */
const environment = z.object({
  APP_MODE: z.enum(['demo', 'test', 'production']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  APP_CLOCK: z.iso.datetime({ offset: true }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Comma-separated addresses or networks of the proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** `id:base64` of 32 bytes each, comma-separated; the first seals, all open. */
  SEAL_KEYS: z.string().optional(),
  /** Base64 of at least 32 bytes: one-time codes and the uniqueness of passport numbers. */
  HASH_KEY: z.string().optional(),
  /** PEM (PKCS 8) of the Ed25519 key that signs access tokens. */
  TOKEN_KEY: z.string().optional(),
  /** `number:base64` of 32 bytes each, comma-separated: Ed25519 keys of passes; the first signs, all verify. */
  PASS_KEYS: z.string().optional(),
  SMS_GATEWAY: json.pipe(httpGatewaySettings).optional(),
  /** Messages a second, all copies of the app together; each adapter has its own default. */
  SMS_PACE: pace.optional(),
  MAIL_PACE: pace.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  DADATA_API_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ru-central1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  WORKERS: flag.default(true),
})

export type Environment = z.infer<typeof environment>

export type Config = Environment & {
  /** Without a trailing slash. */
  publicUrl: string
  /** Demo and test mode: development adapters, outbox, movable clock. */
  demo: boolean
}

/** Settings required in production; a development adapter or a default secret stops the start. */
const production: (keyof Environment)[] = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SEAL_KEYS',
  'HASH_KEY',
  'TOKEN_KEY',
  'PASS_KEYS',
  'SMS_GATEWAY',
  'SMTP_URL',
  'MAIL_FROM',
  'YOOKASSA_SHOP_ID',
  'YOOKASSA_SECRET_KEY',
  'DADATA_API_KEY',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** Reads and checks the settings; throws ConfigError naming the first wrong one. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(String(issue?.path[0] ?? 'environment'), issue?.message ?? 'is wrong')
  }
  const settings = parsed.data
  if (settings.APP_MODE === 'production') {
    if (settings.APP_CLOCK) throw new ConfigError('APP_CLOCK', 'the clock cannot be moved in production')
    const missing = production.find(name => settings[name] === undefined)
    if (missing) throw new ConfigError(missing, 'must be set in production')
    if (!settings.PUBLIC_URL?.startsWith('https://'))
      throw new ConfigError('PUBLIC_URL', 'must be https in production')
  }
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return { ...settings, publicUrl, demo: settings.APP_MODE !== 'production' }
}
