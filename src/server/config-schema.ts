import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { routeRules } from '#contract/route-rules.ts'
import { refundConfirmations } from '#domain/payment/refund-confirmation.ts'
import { httpGatewaySettings } from './adapters/sms/http-gateway-settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const pace = z.coerce.number().min(0.01).max(1000)

/** `3.50` is 350 kopecks. */
const kopecks = z
  .string()
  .regex(/^\d{1,4}([.,]\d{1,2})?$/)
  .transform(roubles => Math.round(Number(roubles.replace(',', '.')) * 100))

const flag = z.stringbool()

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

const listed = z.string().transform(text => text.split(',').map(part => part.trim()))

const network = z.string().refine(isNetwork)

/** Names that Fastify knows for the networks of one machine and of private addresses. */
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

const proxy = z.string().refine(part => proxyNames.includes(part) || isNetwork(part))

/** An address alone, or one behind a name, as in a header. */
const sender = z.string().regex(/^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)

/** Every setting of the app, read from the environment once (product.md §10). `expected` says in words what each must be. */
export const environment = z.object({
  APP_MODE: z.enum(['demo', 'test', 'production']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  APP_CLOCK: z.iso.datetime({ offset: true }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Comma-separated addresses or networks of the proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: listed.pipe(z.array(proxy)).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** `id:base64` of 32 bytes each, comma-separated; the first seals, all open. */
  SEAL_KEYS: z.string().optional(),
  /** Base64 of at least 32 bytes: one-time codes and the uniqueness of passport numbers. */
  HASH_KEY: z.string().optional(),
  /** The Ed25519 key that signs access tokens: PEM (PKCS 8), or the same in base64 on one line. */
  TOKEN_KEY: z.string().optional(),
  /** `number:base64` of 32 bytes each, comma-separated: Ed25519 keys of passes; the first signs, all verify. */
  PASS_KEYS: z.string().optional(),
  SMS_GATEWAY: json.pipe(httpGatewaySettings).optional(),
  /** One-time codes that may be sent in an hour, to all phones together. The last fifth is for browsers in which the phone has logged in before. */
  SMS_CODES_PER_HOUR: z.coerce.number().int().min(10).default(3000),
  /** Messages a second, all copies of the app together; each adapter has its own default. */
  SMS_PACE: pace.optional(),
  MAIL_PACE: pace.optional(),
  /** Kopecks for one part of a text message, given in roubles as the gateway bills it. */
  SMS_PART_PRICE: kopecks.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  YOOKASSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Networks that the acquirer's notices come from. */
  YOOKASSA_SOURCES: listed.pipe(z.array(network)).optional(),
  /** The seller's tax system in the receipt; left out when the cash register knows it. */
  YOOKASSA_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).optional(),
  DADATA_API_KEY: z.string().optional(),
  DADATA_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ru-central1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  WORKERS: flag.default(true),
  /** `required` demands a second factor of every organiser, `own` only of those who have one or are invited; production always requires it. */
  SECOND_FACTOR: z.enum(['own', 'required']).optional(),
  /** `auto`: a second person confirms a card refund where there is one; `always`: nobody refunds alone. */
  REFUND_CONFIRMATION: z.enum(refundConfirmations).default('auto'),
  /** Seconds between a stop's signal and the port's closing, for balancers to look elsewhere. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  /** Whether the API's description is served at /api/v2/docs. */
  API_DOCS: flag.optional(),
  /** Redirects by path: {"/old":{"redirect":"/new"}}. */
  ROUTE_RULES: json.pipe(routeRules).default({}),
  /** Base64 of 32 bytes: seals backups. */
  BACKUP_KEY: z.string().optional(),
})

export type Environment = z.infer<typeof environment>

/** What each setting must be, for the line that refuses another value. */
export const expected: Record<keyof Environment, string> = {
  APP_MODE: 'must be demo, test or production',
  PORT: 'must be a port from 0 to 65535',
  HOST: 'must be an address to listen on, for example 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must be postgresql://user:password@host:5432/database',
  DATABASE_POOL: 'must be a number from 2 to 200',
  APP_CLOCK: 'must be a time in ISO 8601 with its offset, for example 2025-09-15T10:00:00+03:00',
  PUBLIC_URL: 'must be the address that people see, for example https://forum.example',
  TRUSTED_PROXIES: 'must be addresses or networks, comma-separated, for example 10.0.0.5,172.16.0.0/12',
  LOG_LEVEL: 'must be fatal, error, warn, info, debug or silent',
  SEAL_KEYS: 'must be id:base64 of 32 bytes, comma-separated',
  HASH_KEY: 'must be base64 of at least 32 bytes',
  TOKEN_KEY: 'must be the PEM of an Ed25519 private key, as it is or in base64 on one line',
  PASS_KEYS: 'must be number:base64 of 32 bytes, comma-separated',
  SMS_GATEWAY: 'must be JSON as src/server/adapters/sms/http-gateway-settings.ts describes',
  SMS_CODES_PER_HOUR: 'must be a number, at least 10',
  SMS_PACE: 'must be a number from 0.01 to 1000',
  MAIL_PACE: 'must be a number from 0.01 to 1000',
  SMS_PART_PRICE: 'must be roubles for one part, for example 3.50',
  SMTP_URL: 'must be smtp://user:password@host:587 or smtps://user:password@host:465',
  MAIL_FROM: 'must be an e-mail address, with a name or without: Forum <forum@forum.example>',
  YOOKASSA_SHOP_ID: 'must be the number of the shop',
  YOOKASSA_SECRET_KEY: "must be the shop's secret key",
  YOOKASSA_URL: 'must be an address of http or https',
  YOOKASSA_SOURCES: 'must be addresses or networks, comma-separated',
  YOOKASSA_TAX_SYSTEM: 'must be a number from 1 to 6',
  DADATA_API_KEY: 'must be the API key of DaData',
  DADATA_URL: 'must be an address of http or https',
  S3_BUCKET: 'must be the name of a bucket',
  S3_REGION: 'must be the name of a region',
  S3_ENDPOINT: 'must be an address of http or https',
  S3_ACCESS_KEY_ID: 'must be the id of a key',
  S3_SECRET_ACCESS_KEY: 'must be the secret of that key',
  WORKERS: 'must be true or false',
  SECOND_FACTOR: 'must be own or required',
  REFUND_CONFIRMATION: 'must be auto or always',
  DRAIN_SECONDS: 'must be a number from 0 to 300',
  API_DOCS: 'must be true or false',
  ROUTE_RULES:
    'must be JSON of paths without language and where they lead, none to another: {"/old":{"redirect":"/new"}}',
  BACKUP_KEY: 'must be base64 of 32 bytes',
}

function isNetwork(part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
