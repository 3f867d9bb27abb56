import type { Recommendations } from '#contract/recommendation.ts'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { reasonSentence } from '#web/kit/recommendation/reason-sentence.ts'
import { pageLocale } from '../script/page-locale.ts'
import { element } from './drawn-element.ts'
import { sendPublic } from './read-public.ts'

type Taste = { result: string | null; favourites: string[]; notInterested: string[] }

const shown = 3

/** Draws the best sessions for a taste that this device knows; nothing of it is stored. */
export async function showRecommended(place: HTMLElement, taste: Taste): Promise<void> {
  const list = place.querySelector('[data-for-you-list]')
  const { known, sessions } = await sendPublic<Recommendations>('/recommendations/preview', {
    ...taste,
    count: shown,
  })
  if (!list || !known || sessions.length === 0) return
  const locale = pageLocale()
  list.replaceChildren(
    ...sessions.map(({ guid, title, reasons, ...session }) => {
      const when = [dayAndMonth(session.day, locale), timeSpan(session), session.hallName]
      const link = element(
        'a',
        { href: `${place.dataset.forYou}/${guid}`, class: 'group block py-3.5' },
        element('span', { class: 'block text-sm text-text-quiet' }, when.filter(Boolean).join(', ')),
        element('span', { class: 'block font-medium group-hover:underline' }, title),
      )
      const [reason] = reasons
      if (reason)
        link.append(element('span', { class: 'block text-sm text-text-quiet' }, reasonSentence(reason)))
      return element('li', { class: 'border-b' }, link)
    }),
  )
  place.hidden = false
}
