import { m } from '#messages/compiled/messages.js'
import { element } from './drawn-element.ts'
import { createSidePanel } from './side-panel.ts'

/** A speaker beside the list, with the neighbours among those who are shown. */
export function createSpeakerPanel(list: HTMLElement) {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const cardOf = (guid: string) => cards.find(card => card.dataset.item === guid)
  const linkOf = (guid: string) => cardOf(guid)?.querySelector('a') ?? null
  const text = (guid: string, part: string) =>
    cardOf(guid)?.querySelector(`[data-${part}]`)?.textContent ?? ''
  return createSidePanel({
    parameter: 'speaker',
    addressOf: guid => linkOf(guid)?.href ?? `${location.pathname}/${encodeURIComponent(guid)}`,
    titleOf: guid => text(guid, 'name') || m.page_title_speaker(),
    introOf: guid => {
      const portrait = cardOf(guid)?.querySelector('[data-portrait]')?.cloneNode(true)
      if (!portrait) return null
      return element(
        'div',
        { class: 'grid grid-cols-[6rem_1fr] gap-5' },
        portrait,
        element(
          'div',
          { class: 'self-center' },
          element('p', { class: 'text-pretty text-text-quiet' }, text(guid, 'position')),
          element('p', { class: 'mt-1 font-semibold' }, text(guid, 'company')),
        ),
      )
    },
    cardOf: linkOf,
    neighboursOf: guid => {
      const shown = cards.filter(card => !card.hidden)
      const place = shown.findIndex(card => card.dataset.item === guid)
      const at = (index: number) => {
        const other = place < 0 ? undefined : shown[index]?.dataset.item
        return other ? { guid: other, name: text(other, 'name') } : null
      }
      return { previous: at(place - 1), next: at(place + 1) }
    },
    words: { open: m.speakers_open_page(), failed: m.speakers_failed() },
  })
}
