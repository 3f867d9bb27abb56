import type { Topic } from '#domain/content/content-choice.ts'
import type { ListedSpeaker } from '../parts/speakers/search-speakers.ts'

/** The speakers from the page's own HTML, in its order, so that they need not be sent twice. */
export function listedSpeakers(list: HTMLElement): ListedSpeaker[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[data-item]'), card => {
    const text = (part: string) => card.querySelector(`[data-${part}]`)?.textContent ?? ''
    return {
      guid: card.dataset.item ?? '',
      name: text('name'),
      lastName: '',
      position: text('position'),
      company: text('company'),
      topics: (card.dataset.topics ?? '').split(' ') as Topic[],
      photo: null,
      otherName: card.dataset.other ?? '',
    }
  })
}
