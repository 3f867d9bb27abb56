import type { Audience } from './audience.ts'

/**
 * How long a value is kept, which begins its key, so that what has to go is found without knowing who kept it:
 * - login: as long as the log-in
 * - choice: as the person chose: an expiry leaves it, a log-out takes it
 * - browser: until the person clears the browser, or in a tab until that is closed
 */
export type Lifetime = 'login' | 'choice' | 'browser'

type KeyParts = {
  lifetime: Lifetime
  audience: Audience
  /** The account; null for values that belong to nobody. */
  owner: string | null
  name: string
  path: readonly string[]
}

/** Replaces the owner in keys without one. */
const nobody = '-'

export function keptPrefix(lifetime: Lifetime, audience: Audience): string {
  return `quorum:${lifetime}:${audience}:`
}

/** The whole key. A value without owner that stays with the browser has its bare name, which the head scripts and spec point 2 use. */
export function keptKey({ lifetime, audience, owner, name, path }: KeyParts): string {
  const bare = lifetime === 'browser' && owner === null
  const start = bare ? '' : `${keptPrefix(lifetime, audience)}${owner ?? nobody}:`
  return `${start}${[name, ...path].join(':')}`
}

/** Under which the log-in itself is kept. */
export function sessionKey(audience: Audience): string {
  return keptKey({ lifetime: 'login', audience, owner: null, name: 'session', path: [] })
}

/** Whether a key under this prefix belongs to another account than `owner`. */
export function isOthers(key: string, prefix: string, owner: string): boolean {
  if (!key.startsWith(prefix)) return false
  const found = key.slice(prefix.length).split(':', 1)[0]
  return found !== nobody && found !== owner
}
