import { type MouseEvent, useEffect, useRef } from 'react'
import type { Locale } from '#contract/field.ts'
import { isNarrowed, passesFilter } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { useMarks } from '#web/kit/favourite/use-marks.ts'
import { DaySchedule } from '#web/kit/programme/day-schedule.tsx'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { goTo } from '#web/site/islands/address.ts'
import { ownLink } from '#web/site/islands/own-link.ts'
import { useSearch } from '#web/site/islands/use-search.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TONE_GROUND, TONE_TEXT } from '#web/ui/tone.ts'
import { SearchIcon } from '../search/search-icon.tsx'
import { DayTabs } from './day-tabs.tsx'
import { FilterBar } from './filter-bar.tsx'
import { readProgrammeAddress } from './programme-address.ts'
import { SearchField } from './search-field.tsx'
import { resultsId, SearchResults } from './search-results.tsx'
import type { SearchState } from './search-state.ts'
import { useProgrammeSearch } from './use-programme-search.ts'
import { useTypedQuery } from './use-typed-query.ts'

/** What server and island need to render the programme, besides the programme itself. */
export type ProgrammeFacts = {
  locale: Locale
  /** The page's path, and the query that the server rendered with. */
  path: string
  search: string
  /** The current programme's path, under which every session has its page. */
  sessions: string
  /** The search results. */
  found: SearchState
  /** The edition is over: no session is current, and the search covers the current programme. */
  past: boolean
  /** The day of rendering, and the milliseconds by which local time at the forum is ahead of UTC. */
  today: string
  ahead: number
}

type ProgrammeBodyProps = ProgrammeFacts & {
  programme: ProgrammeView
  /** Opens a session beside the schedule; its page is at `href`. */
  onSession?: (guid: string, href: string) => void
  /** Called after the schedule has been rendered again. */
  onDrawn?: () => void
}

/** The programme below its heading: search, days, filters, schedule. Every filter and search is an address of its own. */
export function ProgrammeBody(props: ProgrammeBodyProps) {
  const { programme, locale, path, sessions, past, today: rendered, ahead, onSession, onDrawn } = props
  const address = readProgrammeAddress(programme, { path, search: useSearch(props.search) })
  const { filter, unknown, mine } = address
  const marks = useMarks()
  const query = past ? '' : address.query
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedQuery(query, path, field)
  const { state, retry } = useProgrammeSearch(query, locale, props.found)
  useEffect(() => onDrawn?.())

  const narrowed = isNarrowed(filter) || mine
  const passing = programme.sessions.filter(
    one => passesFilter(one, filter) && (!mine || marks.get(one.guid) === 'favourite'),
  )
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
      onSession?.(guid, link.href)
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
        <SearchResults
          state={state}
          locale={locale}
          path={sessions}
          onRetry={retry}
          onLeave={() => field.current?.focus()}
        />
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
            <p role="status" className={`mt-3 flex gap-3 rounded-md p-4 ${TONE_GROUND.attention}`}>
              <SearchIcon name="notice" className={`mt-0.5 size-5 shrink-0 ${TONE_TEXT.attention}`} />
              {m.programme_filter_unknown({
                values: unknown.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).join(', '),
              })}
            </p>
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
                  href={address.hrefOf(
                    { day: null, track: [], hall: [], topic: [], format: [], lang: [] },
                    { mine: false },
                  )}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  {m.programme_filter_clear()}
                </a>
              }
            >
              {emptyWords(passing.length, mine)}
            </EmptyState>
          ) : (
            shown.map(day => (
              <DaySchedule
                key={day}
                programme={programme}
                day={day}
                sessions={passing.filter(one => one.day === day)}
                locale={locale}
                addressOf={guid => `${sessions}/${guid}`}
                ahead={past ? null : ahead}
                grid={!narrowed}
              />
            ))
          )}
        </>
      )}
    </div>
  )
}

function emptyWords(elsewhere: number, mine: boolean): string {
  if (elsewhere > 0) return m.programme_empty_elsewhere()
  return mine ? m.programme_empty_mine() : m.programme_empty_text()
}
