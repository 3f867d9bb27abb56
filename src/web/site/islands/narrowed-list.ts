import type { ListFound, NarrowedKind } from '#contract/site-search.ts'
import { checkQuery } from '#domain/search/query-limit.ts'
import { readPublic } from './read-public.ts'

/** The keys of the matching items, or null for all. */
export type Found = ReadonlySet<string> | null

/**
 * Filters a list that the server rendered in full, by its attributes: items (`data-item`, a key), groups to hide when empty (`data-group`), links to
 * a group (`data-to-group`, its id), and what to show for no results (`data-nothing`).
 */
export function showFound(list: HTMLElement, found: Found, outcome: string): void {
  const all = (mark: string) => list.querySelectorAll<HTMLElement>(`[data-${mark}]`)
  for (const item of all('item')) item.hidden = found !== null && !found.has(item.dataset.item ?? '')
  for (const group of all('group')) group.hidden = !group.querySelector('[data-item]:not([hidden])')
  for (const way of all('to-group'))
    way.hidden = document.getElementById(way.dataset.toGroup ?? '')?.hidden === true
  for (const nothing of all('nothing')) nothing.hidden = found?.size !== 0
  for (const status of all('outcome')) status.textContent = outcome
}

/** Milliseconds between the last letter and the question to the server. */
const pause = 80

/**
 * Asks the server, which searches a list by the same rules as the whole site, what the words find; `null` for words that ask for nothing. `show` gets
 * the answer to the latest words alone.
 */
export function createListSearch(
  list: HTMLElement,
  kind: NarrowedKind,
  show: (found: ListFound | null) => void,
): (words: string) => void {
  const failed = list.querySelector<HTMLElement>('[data-when-failed]')
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  return words => {
    const q = words.trim()
    clearTimeout(timer)
    asking?.abort()
    if (!checkQuery(q).ok) return show(null)
    const own = new AbortController()
    asking = own
    timer = setTimeout(() => {
      readPublic<ListFound>('/search/list', { query: { q, kind }, signal: own.signal }).then(
        found => {
          if (own.signal.aborted) return
          if (failed) failed.hidden = true
          show(found)
        },
        () => {
          // What is shown stays; Enter asks the server in the plain way.
          if (!own.signal.aborted && failed) failed.hidden = false
        },
      )
    }, pause)
  }
}

/** Milliseconds; browsers refuse to change the address with every key. */
const settleMilliseconds = 300

type SearchWatch = {
  /** Filters the list by the words in the field. */
  narrow: (words: string) => void
  /** Whether Enter sends the form, because the server has more to say than the list on the page. */
  sends?: boolean
}

/** The search field of a list. Typing filters at once and updates the address a moment later; going back restores an earlier search. */
export function watchSearch(
  list: HTMLElement,
  { narrow, sends = false }: SearchWatch,
): { clear: () => void } {
  const form = list.querySelector<HTMLFormElement>('form[data-search]')
  const field = form?.querySelector<HTMLInputElement>('input[name=q]')
  if (!form || !field) return { clear: () => {} }
  const cross = form.querySelector<HTMLElement>('[data-clear]')
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    if (cross) cross.hidden = field.value === ''
    narrow(field.value)
  }
  const write = () => {
    clearTimeout(timer)
    const address = new URL(location.href)
    const words = field.value.trim()
    if (words === '') address.searchParams.delete('q')
    else address.searchParams.set('q', words)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  const clear = () => {
    field.value = ''
    show()
    write()
    field.focus()
  }
  field.addEventListener('input', () => {
    show()
    clearTimeout(timer)
    timer = setTimeout(write, settleMilliseconds)
  })
  form.addEventListener('submit', event => {
    // Where the list could not be narrowed here, the server answers with the whole page.
    if (sends || list.querySelector('[data-when-failed]:not([hidden])')) return
    event.preventDefault()
    write()
  })
  cross?.addEventListener('click', event => {
    event.preventDefault()
    clear()
  })
  addEventListener('popstate', () => {
    field.value = new URL(location.href).searchParams.get('q') ?? ''
    show()
  })
  // Somebody may have typed while the script was loading.
  if (field.value !== field.defaultValue) {
    show()
    write()
  }
  return { clear }
}
