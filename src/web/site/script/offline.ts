import { m } from '#messages/compiled/messages.js'
import { keptSitePages } from '#web/kit/kept/kept-pages.ts'
import { isReachable } from '#web/kit/network/is-reachable.ts'
import { wantedAddress } from '#web/offline/offline-plan.ts'
import { element } from '../islands/drawn-element.ts'
import { pageLocale } from './page-locale.ts'
import { onPress } from './press.ts'

const lookEveryMilliseconds = 3000
const mostListed = 20

/** On the offline page: what is kept, and what was asked for as soon as there is a network. */
export function watchOffline(): void {
  const page = document.querySelector('[data-offline]')
  if (!page) return
  onPress('[data-open-again]', openAgain)
  const look = async () => {
    if (await isReachable()) openAgain()
  }
  addEventListener('online', look)
  setInterval(look, lookEveryMilliseconds)
  void listKept(page)
}

function openAgain(): void {
  location.replace(wantedAddress(location.hash) ?? (pageLocale() === 'en' ? '/en' : '/'))
}

async function listKept(page: Element): Promise<void> {
  const section = page.querySelector<HTMLElement>('[data-kept-pages]')
  const pages = await keptSitePages(pageLocale() === 'en', mostListed)
  if (!section || pages.length === 0) return
  for (const { url, title, at } of pages)
    section.querySelector('ul')?.append(
      element(
        'li',
        {},
        element(
          'a',
          {
            href: url,
            class: 'flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2 hover:underline',
          },
          element('span', { class: 'font-semibold' }, title),
          element('span', { class: 'text-sm text-text-quiet' }, keptMoment(at)),
        ),
      ),
    )
  section.hidden = false
}

/** The day and time on the reader's own clock. */
export function keptMoment(at: Date): string {
  return at.toLocaleString(pageLocale() === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** On a page that was shown from its kept copy: says so, and when it was kept. */
export function sayKept(): void {
  const { keptAt } = document.documentElement.dataset
  const main = document.querySelector('main')
  if (keptAt === undefined || !main || document.querySelector('[data-offline]')) return
  main.prepend(
    element(
      'p',
      { role: 'status', class: 'page-width border-b bg-attention-soft py-2.5 text-sm' },
      m.offline_copy({ at: keptMoment(new Date(keptAt)) }),
    ),
  )
}
