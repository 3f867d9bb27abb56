import type { RefundConfirmation } from '#domain/payment/refund-confirmation.ts'
import { type ConfigProblem, readSecretFiles } from './config-files.ts'
import { type Environment, environment, expected } from './config-schema.ts'

/** Missing or wrong settings; the message has one line for each, names it and says what to do, and never quotes a value. */
export class ConfigError extends Error {
  constructor(setting: string, problem: string, others: readonly ConfigProblem[] = []) {
    super([{ setting, problem }, ...others].map(one => `${one.setting}: ${one.problem}`).join('\n'))
    this.name = 'ConfigError'
  }
}

export type Config = Environment & {
  /** Without a trailing slash. */
  publicUrl: string
  /** Demo and test mode: development adapters, outbox, movable clock. */
  demo: boolean
  DRAIN_SECONDS: number
  API_DOCS: boolean
  /** Every organiser needs a second factor to log in to the console. */
  secondFactorRequired: boolean
  /** Whether a card refund needs a second person where the team has only one. */
  refundConfirmation: RefundConfirmation
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

/** Long enough for a balancer that asks `/readyz` every two seconds and believes the second answer. */
const drainSeconds = 5

/** Reads and checks the settings; throws ConfigError naming every wrong one. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const { given, problems } = readSecretFiles(source)
  const parsed = environment.safeParse(given)
  if (!parsed.success) problems.push(...wrongOnes(parsed.error.issues))
  if (given.APP_MODE === 'production') problems.push(...unfitForProduction(given, problems))
  const [first, ...others] = problems
  if (first) throw new ConfigError(first.setting, first.problem, others)
  if (!parsed.success) throw parsed.error
  const settings = parsed.data
  const demo = settings.APP_MODE !== 'production'
  return {
    ...settings,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    demo,
    DRAIN_SECONDS: settings.DRAIN_SECONDS ?? (demo ? 0 : drainSeconds),
    API_DOCS: settings.API_DOCS ?? demo,
    refundConfirmation: settings.REFUND_CONFIRMATION,
    secondFactorRequired: !demo || settings.SECOND_FACTOR === 'required',
  }
}

type Issue = { path: PropertyKey[]; message: string }

/** One line for each setting, and one for each field of SMS_GATEWAY. */
function wrongOnes(issues: readonly Issue[]): ConfigProblem[] {
  const problems = issues.map(({ path: [name, ...inside] }): ConfigProblem => {
    const setting = String(name) as keyof Environment
    const field = setting === 'SMS_GATEWAY' && inside.length > 0 ? `${inside.join('.')} is wrong; it ` : ''
    return { setting, problem: `${field}${expected[setting]}` }
  })
  return problems.filter(
    (one, index) => problems.findIndex(({ setting }) => setting === one.setting) === index,
  )
}

function unfitForProduction(given: Record<string, string>, known: readonly ConfigProblem[]): ConfigProblem[] {
  const problems: ConfigProblem[] = production
    .filter(name => given[name] === undefined && !known.some(({ setting }) => setting === `${name}_FILE`))
    .map(setting => ({ setting, problem: 'must be set in production' }))
  if (given.APP_CLOCK)
    problems.push({ setting: 'APP_CLOCK', problem: 'the clock cannot be moved in production; leave it out' })
  const address = known.some(({ setting }) => setting === 'PUBLIC_URL') ? undefined : given.PUBLIC_URL
  if (address && !address.startsWith('https://'))
    problems.push({ setting: 'PUBLIC_URL', problem: 'must be https in production' })
  if (given.SECOND_FACTOR === 'own')
    problems.push({ setting: 'SECOND_FACTOR', problem: 'must be required in production, or left out' })
  return problems
}
