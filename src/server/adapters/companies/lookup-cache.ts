import type { CompanyLookup } from './port.ts'

const hitLife = 24 * 60 * 60 * 1000
const missLife = 10 * 60 * 1000

/**
 * Remembers answers of the register: a company for 24 hours, "not found" for 10 minutes, a failure not at all. Bounded:
 * the answer that was not asked for longest goes first.
 * @param options.now milliseconds, any origin
 */
export function createLookupCache(options: { now(): number; limit?: number }) {
  const limit = options.limit ?? 2_000
  const entries = new Map<string, { answer: CompanyLookup; until: number }>()
  return {
    get(inn: string): CompanyLookup | null {
      const entry = entries.get(inn)
      if (entry === undefined) return null
      entries.delete(inn)
      if (entry.until <= options.now()) return null
      entries.set(inn, entry)
      return entry.answer
    },
    set(inn: string, answer: CompanyLookup): void {
      if (!answer.ok && answer.code === 'company_lookup_failed') return
      entries.delete(inn)
      entries.set(inn, { answer, until: options.now() + (answer.ok ? hitLife : missLife) })
      const oldest = entries.keys().next()
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value)
    },
  }
}
