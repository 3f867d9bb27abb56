import { mayHaveSession } from '#web/kit/session/may-have-session.ts'
import type { Visitor } from './who-is-here.ts'

/**
 * Shows who is looking: the green button, the way to log in, the way to the demo's clock. The server draws a stranger; the rules of the session are
 * loaded only where one may be stored. A page that the browser kept is shown again as it was, perhaps after a log-out, so it looks anew.
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

/** Timers hold no more, in milliseconds. */
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
