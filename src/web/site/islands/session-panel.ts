import { m } from '#messages/compiled/messages.js'
import { createSidePanel } from './side-panel.ts'

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
    words: { open: m.programme_session_open(), failed: m.programme_session_failed() },
  })
}
