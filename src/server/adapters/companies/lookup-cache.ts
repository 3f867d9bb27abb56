import { LRUCache } from 'lru-cache'
import type { CompanyLookup } from './port.ts'

const hitLife = 24 * 60 * 60 * 1000
const missLife = 10 * 60 * 1000

/**
 * Caches the register's answers: a company for 24 hours, "not found" for 10 minutes, a failure not at all. Bounded: the least recently used answer
 * goes first.
 * @param options.now milliseconds, any origin
 */
export function createLookupCache(options: { now(): number; limit?: number }) {
  const answers = new LRUCache<string, { answer: CompanyLookup; until: number }>({
    max: options.limit ?? 2_000,
  })
  return {
    get(inn: string): CompanyLookup | null {
      const known = answers.get(inn)
      return known && known.until > options.now() ? known.answer : null
    },
    set(inn: string, answer: CompanyLookup): void {
      if (!answer.ok && answer.code === 'company_lookup_failed') return
      answers.set(inn, { answer, until: options.now() + (answer.ok ? hitLife : missLife) })
    },
  }
}
