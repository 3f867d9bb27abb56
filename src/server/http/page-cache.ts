import type { Logger } from 'pino'
import type { PreparedResponse } from './prepared-response.ts'

/** The version of a page that is out of date by itself. */
const expired = -1

/** Pages that say what is going on now, by their keys. */
export const isTimedPage = (key: string) => /^(?:ru|en):program(?:\?|$)/.test(key)

type Entry = { page: PreparedResponse; version: number; usedAt: number }

/**
 * Rendered pages in memory, least recently used out first, bounded in bytes (design.md §3). A page is rendered once per content version; simultaneous
 * requests wait for one rendering; when a refresh fails the old page stays and the failure is logged.
 * Only pages that are the same for everybody may enter. Unknown addresses share one page, because there is no end of them.
 */
export function createPageCache(facts: { limitBytes: number; log: Logger }) {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<PreparedResponse>>()
  let version = 0
  /** A use counter on the entry keeps a hit cheap. */
  let uses = 0
  let bytes = 0

  function put(key: string, page: PreparedResponse, madeAt: number): void {
    drop(key)
    if (page.status !== 200 && !key.endsWith(':not-found')) return
    uses += 1
    entries.set(key, { page, version: madeAt, usedAt: uses })
    bytes += page.bytes
    if (bytes <= facts.limitBytes) return
    const others = [...entries].filter(([name]) => name !== key)
    for (const [unused] of others.sort(([, one], [, other]) => one.usedAt - other.usedAt)) {
      if (bytes <= facts.limitBytes) break
      drop(unused)
    }
  }

  function fresh(entry: Entry | undefined): PreparedResponse | null {
    if (entry?.version !== version) return null
    uses += 1
    entry.usedAt = uses
    return entry.page
  }

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.page.bytes
    entries.delete(key)
  }

  return {
    /** The page if it is fresh; never waits. */
    peek(key: string): PreparedResponse | null {
      return fresh(entries.get(key))
    },

    async get(key: string, render: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
      const entry = entries.get(key)
      const ready = fresh(entry)
      if (ready) return ready
      const running = rendering.get(key)
      if (running) return running
      const madeAt = version
      const made = render()
        .then(page => {
          if (page.status < 500) put(key, page, madeAt)
          return page.status < 500 || !entry ? page : entry.page
        })
        .catch((error: unknown) => {
          if (!entry) throw error
          facts.log.error({ err: error, key }, 'a page could not be refreshed: the old one stays')
          return entry.page
        })
        .finally(() => rendering.delete(key))
      rendering.set(key, made)
      return made
    },

    /** Call when something that pages show has changed, or that some of them show. */
    expire(isMeant?: (key: string) => boolean): void {
      if (!isMeant) version += 1
      else for (const [key, entry] of entries) if (isMeant(key)) entry.version = expired
    },

    size: () => ({ entries: entries.size, bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
