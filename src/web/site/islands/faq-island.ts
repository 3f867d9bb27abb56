import { m } from '#messages/compiled/messages.js'
import { indexFaq, searchFaq } from '../parts/faq/search-faq.ts'
import type { Mount } from './mount.ts'
import { showFound, watchSearch } from './narrowed-list.ts'

/** Filters the questions while somebody types, from the text that is already on the page. */
export const mount: Mount = list => {
  const index = indexFaq(
    Array.from(list.querySelectorAll<HTMLElement>('[data-item]'), item => ({
      guid: item.dataset.item ?? '',
      question: item.querySelector('summary')?.textContent ?? '',
      answerHtml: item.querySelector(':scope > div > div')?.innerHTML ?? '',
    })),
  )
  const { clear } = watchSearch(list, {
    narrow: words => {
      const found = searchFaq(index, words)
      showFound(list, found, found ? m.site_faq_found({ count: found.size }) : '')
    },
  })
  list.querySelector('[data-nothing] [data-clear-all]')?.addEventListener('click', event => {
    event.preventDefault()
    clear()
  })
}
