import type { Mount } from './mount.ts'
import { watchSearch } from './narrowed-list.ts'

/** Milliseconds between the last letter and the question to the server. */
const pause = 80

/** Shows the results while somebody types: the server draws them as it does for a query that is sent. */
export const mount: Mount = page => {
  const form = page.querySelector<HTMLFormElement>('form[data-search]')
  const results = page.querySelector<HTMLElement>('[data-results]')
  const outcome = page.querySelector<HTMLElement>('[data-outcome]')
  const failed = page.querySelector<HTMLElement>('[data-when-failed]')
  if (!form || !results || !outcome) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  let shown = new URL(location.href).searchParams.get('q')?.trim() ?? ''

  const ask = async (query: string) => {
    asking?.abort()
    const own = new AbortController()
    asking = own
    const address = `${form.action}?${new URLSearchParams({ q: query, typed: '1' })}`
    try {
      const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: own.signal })
      if (!response.ok) throw new Error(String(response.status))
      const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
      const fresh = answer.querySelector('[data-results]')
      if (own.signal.aborted || !fresh) return
      results.replaceChildren(...Array.from(fresh.childNodes, node => document.adoptNode(node)))
      outcome.textContent = answer.querySelector('[data-outcome]')?.textContent ?? ''
      if (failed) failed.hidden = true
      shown = query
    } catch {
      // The results of the last letters stay; Enter asks the server in the plain way.
      if (!own.signal.aborted && failed) failed.hidden = false
    }
  }

  watchSearch(page, {
    narrow: words => {
      const query = words.trim()
      clearTimeout(timer)
      if (query !== shown) timer = setTimeout(() => void ask(query), pause)
    },
    sends: true,
  })
}
