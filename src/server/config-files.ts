import { readFileSync } from 'node:fs'

/** What is wrong with a setting, and what to do, without the setting's name and without its value. */
export type ConfigProblem = { setting: string; problem: string }

/** Settings that hold a secret: each can also be the path of a file that holds it, as `<name>_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'SEAL_KEYS',
  'HASH_KEY',
  'TOKEN_KEY',
  'PASS_KEYS',
  'SMS_GATEWAY',
  'SMTP_URL',
  'YOOKASSA_SECRET_KEY',
  'DADATA_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
] as const

/** The given settings with those of `<name>_FILE` read in; a line break at the end of a file does not count. Empty settings are none. */
export function readSecretFiles(source: Record<string, string | undefined>): {
  given: Record<string, string>
  problems: ConfigProblem[]
} {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value
  const problems: ConfigProblem[] = []
  for (const name of secretSettings) {
    const setting = `${name}_FILE`
    const file = given[setting]
    if (!file) continue
    if (given[name]) {
      problems.push({ setting, problem: `is set beside ${name}; leave one of them out` })
      continue
    }
    try {
      given[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const { code = 'unknown fault' } = error as NodeJS.ErrnoException
      problems.push({ setting, problem: `names a file that cannot be read (${code})` })
    }
    if (given[name] === '') problems.push({ setting, problem: 'names an empty file' })
  }
  return { given, problems }
}
