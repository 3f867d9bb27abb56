import type { Audience } from './audience.ts'
import { type KeptSchema, parseKept } from './kept.ts'
import { keptPrefix } from './kept-key.ts'
import { attempt, keptPlace } from './kept-place.ts'

/** What was kept by choice under this name, whoever chose it: for a page that opens without a log-in. */
export function findChosen<Value>(
  audience: Audience,
  name: string,
  schema: KeptSchema<Value>,
): { value: Value; forget: () => void } | null {
  return attempt(() => {
    const place = keptPlace(false)
    const prefix = keptPrefix('choice', audience)
    for (let index = 0; index < (place?.length ?? 0); index += 1) {
      const key = place?.key(index) ?? ''
      if (!key.startsWith(prefix) || key.slice(prefix.length).split(':')[1] !== name) continue
      const value = parseKept(schema, place?.getItem(key) ?? null)
      if (value !== null) return { value, forget: () => void attempt(() => place?.removeItem(key)) }
    }
    return null
  })
}
