import { type KeyboardEvent, useRef } from 'react'
import type { Locale } from '#contract/field.ts'
import type { ProgrammeHit } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { mostNames } from '#web/kit/words/shown-names.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Marked } from './marked.tsx'
import type { SearchState } from './search-state.ts'

type SearchResultsProps = {
  state: SearchState
  locale: Locale
  /** The programme's path, under which each session has its page. */
  path: string
  /** How many more the filters and the day leave out. */
  elsewhere: number
  /** The same search without filters, and the programme without a search. */
  everywhere: string
  whole: string
  onRetry: () => void
  /** Called for the up arrow on the first result. */
  onLeave: () => void
}

/** The search field focuses the list with this id. */
export const resultsId = 'programme-results'

/** The results, in place of the schedule. Arrow keys move between them. */
export function SearchResults(props: SearchResultsProps) {
  const { state, locale, path, elsewhere, everywhere, whole, onRetry, onLeave } = props
  const list = useRef<HTMLOListElement>(null)
  if (state.is === 'idle' || state.is === 'short' || state.is === 'long') return null
  if (state.is === 'failed')
    return (
      <div role="alert">
        <EmptyState
          title={m.programme_search_failed()}
          action={
            <button type="button" className={buttonClasses({ variant: 'secondary' })} onClick={onRetry}>
              {m.programme_search_retry()}
            </button>
          }
        >
          {state.message}
        </EmptyState>
      </div>
    )
  const { answer } = state
  // An empty former result says nothing about the query under way.
  if (!answer || (state.is === 'busy' && answer.items.length === 0)) return <WaitingResults />
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    if (at + step < 0) onLeave()
    else links[at + step]?.focus()
  }
  return (
    <section aria-label={m.programme_search_results()} aria-busy={state.is === 'busy'} className="pt-3">
      <div role="status">
        <p className="text-text-quiet">
          {answer.corrected && <>{m.programme_search_corrected({ query: answer.corrected })}. </>}
          {answer.items.length > 0 && m.programme_found({ count: answer.items.length })}
          {answer.total > answer.items.length + elsewhere && (
            <> {m.programme_search_more({ shown: answer.items.length + elsewhere, total: answer.total })}</>
          )}
          {answer.items.length > 0 && elsewhere > 0 && (
            <>
              {' '}
              <a href={everywhere} className="text-link">
                {m.programme_search_elsewhere({ count: elsewhere })}
              </a>
            </>
          )}
        </p>
        {answer.items.length === 0 && (
          <NothingFound query={state.query} elsewhere={elsewhere} href={elsewhere > 0 ? everywhere : whole} />
        )}
      </div>
      {answer.items.length > 0 && (
        <ol ref={list} id={resultsId} onKeyDown={move} className="mt-3 divide-y border-t">
          {answer.items.map(hit => (
            <Hit key={hit.guid} hit={hit} locale={locale} path={path} />
          ))}
        </ol>
      )}
    </section>
  )
}

function NothingFound({ query, elsewhere, href }: { query: string; elsewhere: number; href: string }) {
  return (
    <EmptyState
      title={m.programme_search_none({ query })}
      action={
        <a href={href} className={buttonClasses({ variant: 'secondary' })}>
          {elsewhere > 0 ? m.programme_search_elsewhere({ count: elsewhere }) : m.programme_session_back()}
        </a>
      }
    >
      {elsewhere > 0 ? m.programme_empty_text() : m.programme_search_none_text()}
    </EmptyState>
  )
}

function Hit({ hit, locale, path }: { hit: ProgrammeHit; locale: Locale; path: string }) {
  const { guid, title, passage, people, day, hallName, trackName } = hit
  // Whoever was found is named, the others as in the schedule.
  const named = people.filter(
    ({ marks }, index) => people.length <= mostNames + 1 || index < mostNames || marks.length > 0,
  )
  const unnamed = people.length - named.length
  return (
    <li>
      <a
        href={`${path}/${guid}`}
        data-session={guid}
        data-opens=""
        className="-mx-3 grid gap-x-8 gap-y-1 rounded-md px-3 py-4 hover:bg-sunken md:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <span className="text-sm text-text-quiet">
          {dayAndMonth(day, locale)}, {timeSpan(hit)}
          {hallName && <span className="block">{hallName}</span>}
        </span>
        <span className="flex min-w-0 flex-col gap-1">
          <span data-title="" className="font-medium">
            <Marked {...title} />
          </span>
          {people.length > 0 && (
            <span className="text-sm text-text-quiet">
              {named.map((person, index) => (
                <span key={person.text}>
                  {index > 0 && ', '}
                  <Marked {...person} />
                </span>
              ))}
              {unnamed > 0 && ` ${m.site_highlights_more({ count: unnamed })}`}
            </span>
          )}
          {passage && (
            <span className="text-sm">
              <Marked {...passage} />
            </span>
          )}
          {trackName && <span className="text-xs text-text-quiet">{trackName}</span>}
        </span>
      </a>
    </li>
  )
}

function WaitingResults() {
  return (
    <div aria-busy="true" className="pt-6">
      <p role="status" className="text-text-quiet">
        {m.programme_search_busy()}
      </p>
      <div className="mt-4 space-y-6 border-t pt-5">
        {[0, 1, 2].map(row => (
          <div key={row} className="grid gap-x-8 gap-y-2 md:grid-cols-[11rem_minmax(0,1fr)]">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
