import { data } from 'react-router'
import type { PageData } from '#contract/page-data.ts'
import { isUnavailable } from '../unavailable.ts'

/** Seconds after which an unavailable page is worth asking for again. */
export const pageRetrySeconds = 5

/** The same facts for loaders. While the database is away they refuse with 503, so that the page in its own language says so (`ErrorScreen`). */
export function whileAvailable(facts: PageData, onAway: (error: unknown) => void): PageData {
  const { edition, content, searchProgramme, searchSite, searchList, legalText } = guarded(facts, onAway)
  return {
    ...facts,
    edition,
    searchProgramme,
    searchSite,
    searchList,
    legalText,
    content: guarded(content, onAway),
  }
}

/** Each method in turn; what is no method stays. */
function guarded<T extends object>(of: T, onAway: (error: unknown) => void): T {
  return new Proxy(of, {
    get(target, name, receiver) {
      const held: unknown = Reflect.get(target, name, receiver)
      if (typeof held !== 'function') return held
      return async (...given: unknown[]) => {
        try {
          return await held.apply(target, given)
        } catch (error) {
          if (!isUnavailable(error)) throw error
          onAway(error)
          throw data(null, { status: 503 })
        }
      }
    },
  })
}
