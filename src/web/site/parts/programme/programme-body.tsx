import { type MouseEvent, useEffect, useRef } from 'react'
import type { Locale } from '#contract/field.ts'
import { isCounted, isNarrowed, isOnDay, passesFilter } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { useMarks } from '#web/kit/favourite/use-marks.ts'
import { DaySchedule, type ScheduleClock } from '#web/kit/programme/day-schedule.tsx'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { goTo } from '#web/site/islands/address.ts'
import { ownLink } from '#web/site/islands/own-link.ts'
import { useSearch } from '#web/site/islands/use-search.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TONE_GROUND, TONE_TEXT } from '#web/ui/tone.ts'
import { SearchIcon } from '../search/search-icon.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { DayTabs } from './day-tabs.tsx'
import { filterChoices } from './filter-choices.ts'
import { FilterPanel } from './filter-panel.tsx'
import { noFilter, readProgrammeAddress } from './programme-address.ts'
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
  /** The forum's clock; its minutes are 0 except on the days of the forum. */
  clock: ScheduleClock
  /** The zone of all times, in words. */
  zone: string
}

type ProgrammeBodyProps = ProgrammeFacts & {
  programme: ProgrammeView
  /** Opens a session beside the schedule; its page is at `href`. */
  onSession?: (guid: string, href: string) => void
  /** Called after the schedule has been rendered again, with the filters of the address. */
  onDrawn?: (parameters: [string, string][]) => void
}

/** The programme below its heading: the bar with search, days and filters, and the schedule. Every filter and search is an address of its own. */
export function ProgrammeBody(props: ProgrammeBodyProps) {
  const { programme, locale, path, sessions, past, clock, zone, onSession, onDrawn } = props
  const address = readProgrammeAddress(programme, { path, search: useSearch(props.search) })
  const { filter, unknown, mine, hrefOf } = address
  const marks = useMarks()
  const query = past ? '' : address.query
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedQuery(query, next => hrefOf(filter, { query: next }), field)
  const { state, retry } = useProgrammeSearch(query, locale, props.found)
  useEffect(() => onDrawn?.(address.parameters))

  const searching = query !== '' && (state.is === 'busy' || state.is === 'done' || state.is === 'failed')
  const answer = searching && 'answer' in state ? state.answer : null
  const found = answer && new Set(answer.items.map(({ guid }) => guid))
  // What search and favourites leave; the filters count among these.
  const within = programme.sessions.filter(
    ({ guid }) => (!found || found.has(guid)) && (!mine || marks.get(guid) === 'favourite'),
  )
  const narrowed = isNarrowed(filter) || mine
  const passing = within.filter(
    one => passesFilter(one, filter) && (!narrowed || isNarrowed(filter) || isCounted(one, filter)),
  )
  const countOf = (day: string) =>
    passing.filter(one => one.day === day && (searching || isCounted(one, filter))).length
  const today = !past && programme.days.includes(clock.day) ? clock.day : null
  const day = filter.day ?? (narrowed || searching ? 'all' : (today ?? programme.days[0] ?? ''))
  const shown = day === 'all' ? programme.days.filter(one => !narrowed || countOf(one) > 0) : [day]
  const total = shown.reduce((sum, one) => sum + countOf(one), 0)
  const empty = narrowed && total === 0
  const groups = filterChoices(programme, address, within)
  const hits = answer && {
    ...answer,
    items: answer.items.filter(({ guid }) => passing.some(one => one.guid === guid && isOnDay(one, { day }))),
  }

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
    <div
      className="pb-16 lg:pb-24"
      data-programme=""
      data-narrowed={narrowed || searching ? '' : undefined}
      onClick={follow}
    >
      <div className="sticky top-16 z-20 border-b bg-surface xl:top-20 print:hidden">
        <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-2 lg:gap-x-6 lg:pt-0">
          <DayTabs days={programme.days} chosen={day} address={address} locale={locale} countOf={countOf} />
          {past ? (
            <span className="flex-1" />
          ) : (
            <div className="flex min-w-0 flex-1 lg:justify-end">
              <SearchField
                ref={field}
                action={path}
                kept={[...address.parameters, ...(mine ? [['mine', '1'] as const] : [])]}
                cleared={hrefOf(filter, { query: '' })}
                text={typed.text}
                onText={typed.setText}
                onSubmit={typed.submit}
                onEnterResults={() => document.getElementById(resultsId)?.querySelector('a')?.focus()}
                state={state}
              />
            </div>
          )}
          <FilterPanel groups={groups} address={address} found={total} />
        </div>
      </div>
      <div className={narrowed || searching ? 'page-width' : 'page-width print:hidden'}>
        <div className="pt-3 empty:hidden">
          <ChosenFilters groups={groups} address={address} />
        </div>
        {unknown.length > 0 && (
          <p role="status" className={`mt-3 flex gap-3 rounded-md p-4 ${TONE_GROUND.attention}`}>
            <SearchIcon name="notice" className={`mt-0.5 size-5 shrink-0 ${TONE_TEXT.attention}`} />
            {m.programme_filter_unknown({
              values: unknown.map(({ name, value }) => `${name}=${value.slice(0, 40)}`).join(', '),
            })}
          </p>
        )}
        {searching ? (
          <SearchResults
            state={hits && 'answer' in state ? { ...state, answer: hits } : state}
            elsewhere={(answer?.items.length ?? 0) - (hits?.items.length ?? 0)}
            locale={locale}
            path={sessions}
            everywhere={hrefOf(noFilter('all'), { mine: false })}
            whole={path}
            onRetry={retry}
            onLeave={() => field.current?.focus()}
          />
        ) : (
          <>
            {narrowed && !empty && (
              <p role="status" className="mt-2 text-sm text-text-quiet">
                {m.programme_found({ count: total })}
              </p>
            )}
            {empty ? (
              <EmptyState
                title={m.programme_empty_title()}
                action={
                  <a
                    href={hrefOf(noFilter(null), { mine: false })}
                    className={buttonClasses({ variant: 'secondary' })}
                  >
                    {m.programme_filter_clear()}
                  </a>
                }
              >
                {emptyWords(passing.length, mine)}
              </EmptyState>
            ) : (
              shown.map(one => (
                <DaySchedule
                  key={one}
                  programme={programme}
                  day={one}
                  sessions={passing.filter(session => session.day === one)}
                  locale={locale}
                  addressOf={guid => `${sessions}/${guid}`}
                  clock={past ? null : clock}
                  grid={!narrowed}
                  note={zone}
                  sticky={shown.length > 1}
                />
              ))
            )}
          </>
        )}
      </div>
    </div>
  )
}

function emptyWords(elsewhere: number, mine: boolean): string {
  if (elsewhere > 0) return m.programme_empty_elsewhere()
  return mine ? m.programme_empty_mine() : m.programme_empty_text()
}
