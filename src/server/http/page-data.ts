import { data } from 'react-router'
import type { PageData } from '#contract/page-data.ts'
import { isUnavailable } from '../unavailable.ts'

/** Seconds after which an unavailable page is worth asking for again. */
export const pageRetrySeconds = 5

/** The same facts for loaders. While the database is away they refuse with 503, so that the page in its own language says so (`ErrorScreen`). */
export function whileAvailable(facts: PageData): PageData {
  const { edition, content, searchProgramme } = guarded(facts)
  return { ...facts, edition, searchProgramme, content: guarded(content) }
}

/** Each method in turn; what is no method stays. */
function guarded<T extends object>(of: T): T {
  return new Proxy(of, {
    get(target, name, receiver) {
      const held: unknown = Reflect.get(target, name, receiver)
      if (typeof held !== 'function') return held
      return async (...given: unknown[]) => {
        try {
          return await held.apply(target, given)
        } catch (error) {
          throw isUnavailable(error) ? data(null, { status: 503 }) : error
        }
      }
    },
  })
}
