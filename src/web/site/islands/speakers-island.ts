import { m } from '#messages/compiled/messages.js'
import { withCorrection } from '../parts/search/with-correction.ts'
import { isPlainClick } from '../script/press.ts'
import { parameter } from './address.ts'
import type { Mount } from './mount.ts'
import { createListSearch, showFound, watchSearch } from './narrowed-list.ts'

/** From here on there is room for a panel beside the list; on a phone a speaker is a page. */
const roomForPanel = '(min-width: 48rem)'

/** Filters the speakers by text and topic, and opens one of them beside the list. */
export const mount: Mount = async list => {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const field = list.querySelector<HTMLInputElement>('input[name=q]')
  const search = createListSearch(list, 'speaker', found => {
    const topic = parameter('topic')
    const named = found && new Set(found.guids)
    const narrowed = named !== null || topic !== null
    const guids = narrowed
      ? cards
          .filter(({ dataset }) => topic === null || (dataset.topics ?? '').split(' ').includes(topic))
          .flatMap(({ dataset }) => dataset.item ?? [])
          .filter(guid => named === null || named.has(guid))
      : null
    const count = guids
      ? m.speakers_found({ count: guids.length })
      : m.speakers_count({ count: cards.length })
    showFound(list, guids && new Set(guids), withCorrection(found?.corrected, count))
  })
  const narrow = (words = field?.value ?? '') => {
    const topic = parameter('topic')
    search(words)
    for (const link of list.querySelectorAll<HTMLElement>('a[data-topic]'))
      if ((link.dataset.topic || null) === topic) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const { clear } = watchSearch(list, { narrow })
  const chooseTopic = (topic: string | null) => {
    const address = new URL(location.href)
    if (topic) address.searchParams.set('topic', topic)
    else address.searchParams.delete('topic')
    history.replaceState(history.state, '', address)
    narrow()
  }

  list.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event)) return
    const { topic, speaker, clearAll } = link.dataset
    if (topic !== undefined) {
      event.preventDefault()
      chooseTopic(topic === parameter('topic') ? null : topic)
    } else if (clearAll !== undefined) {
      event.preventDefault()
      chooseTopic(null)
      clear()
    } else if (speaker !== undefined && matchMedia(roomForPanel).matches) {
      event.preventDefault()
      openPanel(list, speaker).catch(() => location.assign(link.href))
    }
  })

  // Back and forward restore topic and panel.
  addEventListener('popstate', () => narrow())
  // The island is there even if its panel did not come: the next click on a speaker asks again.
  if (parameter('speaker')) await openPanel(list, null).catch(() => {})
}

type Panel = { open: (guid: string) => void }
let panel: Promise<Panel> | null = null

/** The panel's code loads on first use. Without a guid it shows whom the address names. */
async function openPanel(list: HTMLElement, guid: string | null): Promise<void> {
  panel ??= import('./speaker-panel.ts').then(({ createSpeakerPanel }) => createSpeakerPanel(list))
  panel.catch(() => {
    panel = null
  })
  const { open } = await panel
  if (guid !== null) open(guid)
}
