import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import type { Locale } from '#contract/field.ts'
import { isNarrowed, passesFilter } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { DaySchedule } from '#web/kit/programme/day-schedule.tsx'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { goTo, panelOf, useSearch } from '#web/site/islands/address.ts'
import { ownLink } from '#web/site/islands/own-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DayTabs } from './day-tabs.tsx'
import { FilterBar } from './filter-bar.tsx'
import { readProgrammeAddress } from './programme-address.ts'
import { SearchField } from './search-field.tsx'
import { resultsId, SearchResults } from './search-results.tsx'
import type { SearchState } from './search-state.ts'
import { useProgrammeSearch } from './use-programme-search.ts'
import { useTypedQuery } from './use-typed-query.ts'

const SessionPanel = lazy(async () => ({ default: (await import('./session-panel.tsx')).SessionPanel }))

/** What both the server and the island draw the programme by, beside the programme itself. */
export type ProgrammeFacts = {
  locale: Locale
  /** Of the page, and the query that the server rendered by. */
  path: string
  search: string
  /** What was found for it. */
  found: SearchState
  /** Over: nothing goes on now, and the search is the current programme's. */
  past: boolean
  /** The day on which the page was rendered, and how far the forum's clocks are ahead of UTC in milliseconds. */
  today: string
  ahead: number
}

type ProgrammeBodyProps = ProgrammeFacts & {
  programme: ProgrammeView
  /** Called when the schedule has been drawn anew. */
  onDrawn?: () => void
}

const sessionPanel = panelOf('session')

/** The programme below its heading: search, days, filters, schedule, and a session beside it. Every filter and search is an address of its own. */
export function ProgrammeBody(props: ProgrammeBodyProps) {
  const { programme, locale, path, past, today: rendered, ahead, onDrawn } = props
  const address = readProgrammeAddress(programme, { path, search: useSearch(props.search) })
  const { filter, unknown, session } = address
  const query = past ? '' : address.query
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedQuery(query, path, field)
  const { state, retry } = useProgrammeSearch(query, locale, props.found)
  useFocusOnClosed(session)
  useEffect(() => onDrawn?.())

  const narrowed = isNarrowed(filter)
  const passing = programme.sessions.filter(one => passesFilter(one, filter))
  const countOf = (day: string) => passing.filter(one => one.day === day).length
  const today = !past && programme.days.includes(rendered) ? rendered : null
  const shown =
    filter.day === 'all' || (filter.day === null && narrowed)
      ? programme.days.filter(day => !narrowed || countOf(day) > 0)
      : [filter.day ?? today ?? programme.days[0] ?? '']
  const empty = narrowed && shown.every(day => countOf(day) === 0)
  const searching = query !== '' && (state.is === 'busy' || state.is === 'done' || state.is === 'failed')

  const follow = (event: MouseEvent) => {
    const target = ownLink(event.nativeEvent)
    const link = (event.target as Element).closest('a')
    if (!target || !link) return
    const guid = link.dataset.session
    if (guid) {
      event.preventDefault()
      if (session === null) sessionPanel.open(guid)
      else sessionPanel.turnTo(guid)
    } else if (new URL(target, window.location.href).pathname === path) {
      event.preventDefault()
      goTo(target)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: one handler for all plain links (design.md §3)
    <div className="page-width pb-16 lg:pb-24" onClick={follow}>
      {!past && (
        <SearchField
          ref={field}
          action={path}
          text={typed.text}
          onText={typed.setText}
          onSubmit={typed.submit}
          onEnterResults={() => document.getElementById(resultsId)?.querySelector('a')?.focus()}
          state={state}
        />
      )}
      {searching ? (
        <SearchResults state={state} locale={locale} onRetry={retry} onLeave={() => field.current?.focus()} />
      ) : (
        <>
          <div className="mt-6">
            <DayTabs
              days={programme.days}
              shown={shown}
              address={address}
              locale={locale}
              countOf={narrowed ? countOf : null}
            />
          </div>
          <div className="mt-4">
            <FilterBar programme={programme} address={address} />
          </div>
          {unknown.length > 0 && (
            <div role="status" className="mt-3">
              <Banner tone="attention">
                {m.programme_filter_unknown({
                  values: unknown.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).join(', '),
                })}
              </Banner>
            </div>
          )}
          {narrowed && !empty && (
            <p role="status" className="mt-3 text-sm text-text-quiet">
              {m.programme_found({ count: shown.reduce((sum, day) => sum + countOf(day), 0) })}
            </p>
          )}
          {empty ? (
            <EmptyState
              title={m.programme_empty_title()}
              action={
                <a
                  href={address.hrefOf({ day: null, track: [], hall: [], topic: [], format: [], lang: [] })}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  {m.programme_filter_clear()}
                </a>
              }
            >
              {passing.length > 0 ? m.programme_empty_elsewhere() : m.programme_empty_text()}
            </EmptyState>
          ) : (
            shown.map(day => (
              <DaySchedule
                key={day}
                programme={programme}
                day={day}
                sessions={passing.filter(one => one.day === day)}
                locale={locale}
                ahead={past ? null : ahead}
                grid={!narrowed}
              />
            ))
          )}
        </>
      )}
      {session !== null && (
        <Suspense fallback={null}>
          <SessionPanel
            guid={session}
            title={programme.sessions.find(({ guid }) => guid === session)?.title ?? ''}
            locale={locale}
            onClose={sessionPanel.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Closed: the focus returns to where it came from. */
function useFocusOnClosed(session: string | null): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const closed = session === null ? last.current : null
    last.current = session
    if (closed === null) return
    const card = document.querySelector<HTMLElement>(`[data-session="${CSS.escape(closed)}"]`)
    card?.focus({ preventScroll: true })
  }, [session])
}
