import { m } from '#messages/compiled/messages.js'
import { createSidePanel } from './side-panel.ts'

/** On a desk the schedule stays usable; on a phone the panel covers everything. */
const roomBeside = '(min-width: 64rem)'

/** A session beside the schedule; each has its page under `sessions`. */
export function createSessionPanel(sessions: string) {
  const cardOf = (guid: string) =>
    document.querySelector<HTMLElement>(`a[data-session="${CSS.escape(guid)}"]`)
  return createSidePanel({
    parameter: 'session',
    addressOf: guid => `${sessions}/${encodeURIComponent(guid)}`,
    titleOf: guid =>
      cardOf(guid)?.querySelector('[data-title]')?.textContent ?? m.page_title_programSession(),
    cardOf,
    isModal: () => !matchMedia(roomBeside).matches,
    words: { open: m.programme_session_open(), failed: m.programme_session_failed() },
    className: 'sm:max-w-md',
  })
}
