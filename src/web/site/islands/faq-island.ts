import { m } from '#messages/compiled/messages.js'
import { withCorrection } from '../parts/search/with-correction.ts'
import type { Mount } from './mount.ts'
import { createListSearch, showFound, watchSearch } from './narrowed-list.ts'

/** Filters the questions while somebody types. */
export const mount: Mount = list => {
  const narrow = createListSearch(list, 'faqItem', found => {
    const guids = found && new Set(found.guids)
    const count = guids ? m.site_faq_found({ count: guids.size }) : ''
    showFound(list, guids, withCorrection(found?.corrected, count))
  })
  const { clear } = watchSearch(list, { narrow })
  list.querySelector('[data-nothing] [data-clear-all]')?.addEventListener('click', event => {
    event.preventDefault()
    clear()
  })
}
