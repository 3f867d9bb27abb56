import { m } from '#messages/compiled/messages.js'
import { paintStars } from '#web/kit/favourite/paint-stars.ts'
import { openedBy, parameter, watchAddress } from './address.ts'
import { button, element, icon } from './drawn-element.ts'
import { PageReadError, readParts } from './page-parts.ts'

export type PanelNeighbour = { guid: string; name: string } | null

export type PanelKind = {
  /** The query parameter that names the open record. */
  parameter: string
  /** The address of the page whose parts the panel shows. */
  addressOf: (guid: string) => string
  /** The title that the list already has. */
  titleOf: (guid: string) => string
  introOf?: (guid: string) => Node | null
  /** The card that gets the focus back. */
  cardOf: (guid: string) => HTMLElement | null
  neighboursOf?: (guid: string) => { previous: PanelNeighbour; next: PanelNeighbour }
  /** The text of the link to the page, and the text for a failure. */
  words: { open: string; failed: string }
}

/** From here on the page makes room for the panel and stays in use; below, the panel covers it. */
const roomBeside = '(min-width: 64rem)'

/**
 * A record beside its list in a native dialog, with the marked parts of the record's page. The address says which one is open, so that Back closes it
 * and a reload shows it again.
 */
export function createSidePanel(kind: PanelKind): { open: (guid: string) => void } {
  const address = openedBy(kind.parameter)
  let shown: { guid: string; dialog: HTMLDialogElement; stop: AbortController } | null = null

  function sync(): void {
    const guid = parameter(kind.parameter)
    if (guid === (shown?.guid ?? null)) return
    const last = shown
    last?.stop.abort()
    if (last) kind.cardOf(last.guid)?.removeAttribute('aria-current')
    if (guid === null) {
      shown = null
      if (!last) return
      closeDialog(last.dialog)
      kind.cardOf(last.guid)?.focus({ preventScroll: true })
      return
    }
    const stop = new AbortController()
    const dialog = last?.dialog ?? openDialog(address.close)
    shown = { guid, dialog, stop }
    const card = kind.cardOf(guid)
    card?.setAttribute('aria-current', 'true')
    // The page has made room, and its lines may have moved.
    if (!last && document.documentElement.dataset.beside === '') card?.scrollIntoView({ block: 'nearest' })
    draw(guid, dialog, stop.signal)
    // When another record replaces the open one, the focus goes to its start.
    if (last) dialog.querySelector<HTMLElement>('[data-panel-body]')?.focus()
  }

  function draw(guid: string, dialog: HTMLDialogElement, signal: AbortSignal): void {
    const intro = kind.introOf?.(guid)
    const own = [
      ...(kind.neighboursOf ? turns(kind.neighboursOf(guid), address.turnTo) : []),
      element('a', { href: kind.addressOf(guid), class: linkClass }, kind.words.open),
    ]
    const fill = (body: Node[], actions: Node[] = []) => {
      // What came from a page has its stars unpressed.
      queueMicrotask(paintStars)
      const focused = dialog.contains(document.activeElement) && document.activeElement !== dialog
      dialog.replaceChildren(
        head(kind.titleOf(guid), address.close),
        element(
          'div',
          { class: bodyClass, tabindex: '0', 'data-panel-body': '' },
          ...(intro ? [intro] : []),
          ...body,
        ),
        element('div', { class: actionsClass }, ...actions, ...own),
      )
      if (focused || dialog.matches(':modal'))
        dialog.querySelector<HTMLElement>('[data-panel-close]')?.focus()
    }
    fill([element('p', { role: 'status', class: 'text-text-quiet' }, m.loading())])
    readParts(kind.addressOf(guid), signal).then(
      ({ body, actions }) => {
        if (!signal.aborted) fill(body, actions)
      },
      (error: unknown) => {
        if (signal.aborted) return
        const missing = error instanceof PageReadError && error.status === 404
        const again = missing ? address.close : () => draw(guid, dialog, signal)
        fill([
          missing
            ? refusal(m.programme_session_missing(), m.programme_session_missing_text(), m.close(), again)
            : refusal(kind.words.failed, '', m.programme_search_retry(), again),
        ])
      },
    )
  }

  watchAddress(sync)
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && shown && !event.defaultPrevented && !shown.dialog.matches(':modal'))
      address.close()
  })
  sync()
  return { open: guid => (shown ? address.turnTo(guid) : address.open(guid)) }
}

const titleId = 'panel-title'
const square =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text disabled:opacity-50'
const linkClass = 'text-link inline-flex min-h-11 items-center sm:mr-auto'
const bodyClass = 'flex flex-1 flex-col gap-7 overflow-y-auto px-5 py-5 -outline-offset-2 sm:px-6'
const actionsClass =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-4 [&>[data-panel-action]]:mt-0 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6'
const dialogClass =
  'fixed top-(--panel-top,0) right-0 bottom-0 left-auto z-30 m-0 hidden h-auto max-h-none w-full max-w-full flex-col border-l bg-raised text-text open:flex open:animate-sheet-in backdrop:bg-slate-950/40 modal:z-40 modal:shadow-panel sm:max-w-md'

function openDialog(close: () => void): HTMLDialogElement {
  const dialog = element('dialog', { 'aria-labelledby': titleId, class: dialogClass })
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    close()
  })
  document.body.append(dialog)
  const page = document.documentElement
  if (matchMedia(roomBeside).matches) {
    page.dataset.beside = ''
    placeBelowHeader()
    addEventListener('scroll', placeBelowHeader, { passive: true })
    addEventListener('resize', placeBelowHeader)
    dialog.show()
    return dialog
  }
  page.style.overflow = 'hidden'
  // A press beside the panel.
  dialog.addEventListener('pointerdown', event => {
    if (event.target === dialog && event.clientX < dialog.getBoundingClientRect().left) close()
  })
  dialog.showModal()
  return dialog
}

function closeDialog(dialog: HTMLDialogElement): void {
  const page = document.documentElement
  page.style.overflow = ''
  page.style.removeProperty('--panel-top')
  delete page.dataset.beside
  removeEventListener('scroll', placeBelowHeader)
  removeEventListener('resize', placeBelowHeader)
  dialog.close()
  dialog.remove()
}

/** The header stays whole: the panel begins where it ends, wherever the page is scrolled to. */
function placeBelowHeader(): void {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  document.documentElement.style.setProperty('--panel-top', `${Math.max(bottom, 0)}px`)
}

function head(title: string, close: () => void): HTMLElement {
  const cross = button(
    { class: square, 'aria-label': m.close(), title: m.close(), 'data-panel-close': '' },
    close,
    icon('M18 6 6 18M6 6l12 12'),
  )
  return element(
    'div',
    { class: 'flex items-start gap-3 border-b py-3 pr-3 pl-5 sm:pl-6' },
    element('h2', { id: titleId, class: 'min-w-0 flex-1 py-2 text-lg/7 font-semibold' }, title),
    cross,
  )
}

function turns(
  { previous, next }: { previous: PanelNeighbour; next: PanelNeighbour },
  turnTo: (guid: string) => void,
): HTMLElement[] {
  const turn = (to: PanelNeighbour, word: string, path: string) => {
    const label = to ? `${word}: ${to.name}` : word
    const made = button(
      { class: square, 'aria-label': label, title: label },
      () => to && turnTo(to.guid),
      icon(path),
    )
    made.disabled = !to
    return made
  }
  return [
    turn(previous, m.speakers_previous(), 'm12 19-7-7 7-7M19 12H5'),
    turn(next, m.speakers_next(), 'M5 12h14M12 5l7 7-7 7'),
  ]
}

function refusal(title: string, text: string, word: string, press: () => void): HTMLElement {
  return element(
    'div',
    { role: 'alert', class: 'py-12 text-center' },
    element('p', { class: 'text-lg font-semibold' }, title),
    element('p', { class: 'mt-1.5 text-text-quiet' }, text),
    button({ class: 'text-link mt-6 min-h-11' }, press, word),
  )
}
