import { mayHaveSession } from '#web/kit/session/may-have-session.ts'
import type { Visitor } from './who-is-here.ts'

/**
 * Adapts the page to the visitor: the green button, the log-in link, the link to the demo's clock. The server renders it for a stranger, and the
 * session's rules load only if a log-in may be stored. A page from the back-forward cache checks again, because the visitor may have logged out.
 */
export function watchVisitor(): void {
  let last: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    clearTimeout(last)
    if (!mayHaveSession()) return show(null)
    try {
      const { whoIsHere } = await import('./who-is-here.ts')
      const visitor = whoIsHere(Date.now())
      show(visitor)
      if (visitor) last = setTimeout(look, Math.min(visitor.until - Date.now(), longestWait))
    } catch {
      show(null)
    }
  }
  void look()
  addEventListener('storage', look)
  addEventListener('pageshow', event => event.persisted && look())
}

/** The longest delay of a timer, in milliseconds. */
const longestWait = 2 ** 31 - 1

function show(visitor: Visitor | null): void {
  const kind = visitor?.kind ?? 'apply'
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
    link.href = (visitor && kind !== 'apply' ? visitor.path : link.dataset.apply) ?? ''
    for (const word of link.querySelectorAll<HTMLElement>('[data-kind]')) {
      const hidden = word.dataset.kind !== kind
      word.classList.toggle('invisible', hidden)
      if (hidden) word.setAttribute('aria-hidden', 'true')
      else word.removeAttribute('aria-hidden')
    }
  }
  for (const link of document.querySelectorAll('a[data-login]'))
    link.classList.toggle('invisible', visitor !== null)
  for (const link of document.querySelectorAll<HTMLElement>('a[data-clock-mover]'))
    link.hidden = !visitor?.mayMoveClock
}
