import type { NewsTopic } from '#contract/news.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { newsAddress } from './news-address.ts'
import { shownPages } from './shown-pages.ts'

type NewsPagesProps = { page: number; pages: number; topic: NewsTopic | null }

/** Newer and older pages, and each by its number where there is room. */
export function NewsPages({ page, pages, topic }: NewsPagesProps) {
  const locale = useLocale()
  if (pages < 2) return null
  const address = (number: number) => newsAddress(locale, { topic, page: number })
  const step = buttonClasses({ variant: 'secondary' })
  return (
    <nav
      aria-label={m.news_pages()}
      className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t pt-6 md:mt-14 print:hidden"
    >
      <span className="min-w-0">
        {page > 1 && (
          <a href={address(page - 1)} rel="prev" className={step}>
            {m.news_previous_page()}
          </a>
        )}
      </span>
      <p className="text-sm text-text-quiet sm:hidden">{m.news_page_of({ page, pages })}</p>
      <ul className="flex items-center gap-1 max-sm:hidden">
        {shownPages(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <li key={`gap-${index}`} aria-hidden="true" className="px-2 text-text-quiet">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={address(number)}
                aria-label={m.news_page_of({ page: number, pages })}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(
                  'grid size-11 place-content-center rounded-md',
                  number === page ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
                )}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ul>
      <span className="min-w-0">
        {page < pages && (
          <a href={address(page + 1)} rel="next" className={step}>
            {m.news_next_page()}
          </a>
        )}
      </span>
    </nav>
  )
}
