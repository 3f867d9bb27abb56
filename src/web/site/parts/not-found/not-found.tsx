import { ArrowRight } from 'lucide-react'
import { longestQuery } from '#domain/search/query-limit.ts'
import { m } from '#messages/compiled/messages.js'
import { describeError } from '#web/kit/error/describe-error.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { mainLinks } from '#web/site/parts/header/site-links.ts'
import { SearchForm } from '#web/site/parts/search/search-form.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'

/** An address without a page: the words of spec point 2, the search of the site, and five ways on. */
export function NotFound({ error }: { error: unknown }) {
  const to = usePaths()
  const { status, title, message } = describeError(error)
  return (
    <div className="page-width grid gap-x-8 gap-y-10 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="text-lg font-semibold text-accent-text">{status}</p>
        <h1 className="mt-2 text-3xl font-semibold tracking-tight md:text-4xl">{title}</h1>
        <p className="mt-3 text-lg text-text-quiet">{message}</p>
        <div className="mt-8 max-w-xl">
          <SearchForm
            action={to('search')}
            label={m.site_search_label()}
            hint={m.site_search_hint()}
            clearLabel={m.programme_search_clear()}
            query=""
            maxLength={longestQuery}
            outcome=""
          />
        </div>
        {/* A form, so that the button leads home without scripts as well. */}
        <form action={to('home')} data-way-home="" className="mt-4">
          <button type="submit" className={buttonClasses({ variant: 'secondary' })}>
            {m.go_home()}
          </button>
        </form>
      </div>
      <nav aria-labelledby="ways-on" className="lg:col-span-4 lg:col-start-9">
        <h2 id="ways-on" className="text-sm font-normal tracking-normal text-text-quiet">
          {m.not_found_ways()}
        </h2>
        <ul className="mt-2 divide-y border-y">
          {mainLinks().map(({ page, text }) => (
            <li key={page}>
              <a
                href={to(page)}
                className="flex min-h-14 items-center gap-3 font-semibold underline-offset-4 hover:underline"
              >
                <span className="flex-1">{text}</span>
                <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
