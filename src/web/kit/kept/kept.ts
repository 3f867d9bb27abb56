import { type Audience, pageAudience } from './audience.ts'
import { keptKey, type Lifetime } from './kept-key.ts'
import { keptOwner, lastKeptOwner } from './kept-owner.ts'
import { attempt, keptPlace } from './kept-place.ts'

export type KeptRules = {
  /**
   * Whose it is. An account's and a participant's are read and written only while that account is logged in; a participant's path begins
   * with the participant's guid.
   */
  of: 'account' | 'participant' | 'none'
  /** When it is deleted: when the log-in ends in any way, or never. */
  until: 'logout' | 'browser'
  /** Kept by a choice of the person's own, so that only a log-out takes it and an expiry does not. */
  outlives?: 'expiry'
  /** Only for this tab, because input in two tabs must not mix. */
  tab?: true
  /** The log-in it belongs to; without it that of the page. */
  audience?: Audience
}

/** Checks a stored value: a zod schema, or a plain function where zod is too large. */
export type KeptSchema<Value> =
  | { safeParse: (stored: unknown) => { success: true; data: Value } | { success: false } }
  | ((stored: unknown) => Value | null)

export type Kept<Value> = {
  /** The value under this path; null where there is none, or it is not valid. */
  read: (...path: string[]) => Value | null
  /** False where the browser refused to store it, or nobody is logged in to own it. */
  write: (value: Value, ...path: string[]) => boolean
  forget: (...path: string[]) => void
}

/** Like `kept`, for short texts. */
export function keptText(name: string, rules: KeptRules): Kept<string> {
  const keyOf = (path: readonly string[]) => {
    const audience = rules.audience ?? pageAudience()
    const lifetime = lifetimeOf(rules)
    const owner = ownerOf(rules, lifetime, audience)
    if (rules.of !== 'none' && owner === null) return null
    return keptKey({ lifetime, audience, owner, name, path })
  }
  const place = () => keptPlace(rules.tab === true)
  return {
    read: (...path) => {
      const key = keyOf(path)
      return key === null ? null : attempt(() => place()?.getItem(key) ?? null)
    },
    write: (text, ...path) => {
      const key = keyOf(path)
      const written = attempt(() => {
        const found = key === null ? null : place()
        if (key !== null) found?.setItem(key, text)
        return found !== null
      })
      return written === true
    },
    forget: (...path) => {
      const key = keyOf(path)
      if (key !== null) attempt(() => place()?.removeItem(key))
    },
  }
}

/**
 * The only access to browser storage (house.md §4): `name` is the store, the path distinguishes its values. The schema checks what is read, because
 * an older version of ours or somebody else may have written it.
 */
export function kept<Value>(name: string, schema: KeptSchema<Value>, rules: KeptRules): Kept<Value> {
  const text = keptText(name, rules)
  return {
    read: (...path) => parseKept(schema, text.read(...path)),
    write: (value, ...path) => text.write(JSON.stringify(value), ...path),
    forget: text.forget,
  }
}

export function parseKept<Value>(schema: KeptSchema<Value>, text: string | null): Value | null {
  const stored: unknown = text === null ? null : attempt(() => JSON.parse(text))
  if (stored === null) return null
  if (typeof schema === 'function') return schema(stored)
  const found = schema.safeParse(stored)
  return found.success ? found.data : null
}

function lifetimeOf({ until, outlives }: KeptRules): Lifetime {
  if (until === 'browser') return 'browser'
  return outlives === 'expiry' ? 'choice' : 'login'
}

function ownerOf({ of }: KeptRules, lifetime: Lifetime, audience: Audience): string | null {
  if (of === 'none') return null
  return lifetime === 'browser' ? lastKeptOwner(audience) : keptOwner(audience)
}
