import { type Config, ConfigError, readConfig } from '#server/config.ts'

/** What the set-up seals and hashes with: made by itself, it could be opened by nobody else. */
const keys = ['SEAL_KEYS', 'HASH_KEY', 'TOKEN_KEY', 'PASS_KEYS'] as const

/** The settings for a set-up: those that the app will run with, whatever its mode. Throws ConfigError naming the first that is missing or wrong. */
export function readSetUpConfig(source: Record<string, string | undefined>): {
  config: Config
  databaseUrl: string
} {
  if (!source.APP_MODE)
    throw new ConfigError(
      'APP_MODE',
      'must be set, to production for a real forum: without it the app would be a demo',
    )
  const config = readConfig(source)
  if (!config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL', 'must be set: a demo without it needs no set-up')
  const missing = keys.find(name => config[name] === undefined)
  if (missing)
    throw new ConfigError(
      missing,
      'must be set, with the value that the app will have: the set-up seals with it',
    )
  return { config, databaseUrl: config.DATABASE_URL }
}
