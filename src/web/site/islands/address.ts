const listeners = new Set<() => void>()

/** Listens to every change of the address within the page, by islands or the browser's buttons. */
export function watchAddress(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Stored in the history when something was opened beside the page, so that closing it can go back. */
type Opened = { openedHere?: boolean } | null

/** Changes the address within the page and tells the islands. */
export function goTo(address: string, { replace = false, opened = false } = {}): void {
  const state: Opened = opened ? { openedHere: true } : null
  if (replace) history.replaceState(history.state, '', address)
  else history.pushState(state, '', address)
  for (const listener of [...listeners]) listener()
}

export function parameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}

/** The address of this page with one parameter changed, or without it. */
function withParameter(name: string, value: string | null): string {
  const query = new URLSearchParams(location.search)
  if (value === null) query.delete(name)
  else query.set(name, value)
  const text = query.toString()
  return text ? `${location.pathname}?${text}` : location.pathname
}

/** Handles a record beside the page that the address names: opening, replacing and closing it. */
export function openedBy(name: string) {
  return {
    open: (value: string) => goTo(withParameter(name, value), { opened: true }),
    turnTo: (value: string) => goTo(withParameter(name, value), { replace: true }),
    close: () => {
      if ((history.state as Opened)?.openedHere) history.back()
      else goTo(withParameter(name, null), { replace: true })
    },
  }
}
