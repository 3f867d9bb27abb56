import { lazy, type MouseEvent, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isNarrowed, passesFilter } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DaySchedule } from '#web/kit/programme/day-schedule.tsx'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { ownLink } from '#web/kit/still/own-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DayTabs } from './day-tabs.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NarrowingCover } from './narrowing-cover.tsx'
import { SearchField } from './search-field.tsx'
import { resultsId, SearchResults } from './search-results.tsx'
import { useForumNow } from './use-forum-now.ts'
import { useProgrammeAddress } from './use-programme-address.ts'
import { useProgrammeSearch } from './use-programme-search.ts'
import { useSessionPanel } from './use-session-panel.ts'
import { useTypedQuery } from './use-typed-query.ts'

const SessionPanel = lazy(async () => ({ default: (await import('./session-panel.tsx')).SessionPanel }))

type ProgrammeBodyProps = {
  programme: ProgrammeView
  /** Over: nothing goes on now, and the search is the current programme's. */
  past?: boolean
}

/** The programme below its heading: search, days, filters, schedule, and a session beside it. */
export function ProgrammeBody({ programme, past = false }: ProgrammeBodyProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const address = useProgrammeAddress(programme)
  const { clock } = useEdition()
  const { filter, unknown, query, session } = address
  const now = useForumNow(programme.edition.timeZone, !past)
  const panel = useSessionPanel(session)
  const typed = useTypedQuery(query)
  const { state, retry } = useProgrammeSearch(past ? '' : query, locale)
  const field = useRef<HTMLInputElement>(null)

  const narrowed = isNarrowed(filter)
  const passing = programme.sessions.filter(one => passesFilter(one, filter))
  const countOf = (day: string) => passing.filter(one => one.day === day).length
  // The page was rendered on this day of the edition; the clock of the page takes over.
  const day = past ? null : (now?.day ?? clock.today)
  const today = day && programme.days.includes(day) ? day : null
  const shown =
    filter.day === 'all' || (filter.day === null && narrowed)
      ? programme.days.filter(day => !narrowed || countOf(day) > 0)
      : [filter.day ?? today ?? programme.days[0] ?? '']
  const empty = narrowed && shown.every(day => countOf(day) === 0)
  const searching = query !== '' && (state.is === 'busy' || state.is === 'done' || state.is === 'failed')

  const follow = (event: MouseEvent) => {
    const target = ownLink(event.nativeEvent)
    if (!target) return
    event.preventDefault()
    const guid = (event.target as Element).closest('a')?.dataset.session
    if (guid) return panel.open(guid)
    const here = new URL(target, window.location.href).pathname === window.location.pathname
    navigate(target, { preventScrollReset: here })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: one handler for all plain links (design.md §3)
    <div className="page-width pb-16 lg:pb-24" onClick={follow}>
      {!past && (
        <SearchField
          ref={field}
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
        <NarrowingCover waiting={!past && query !== '' && state.is === 'idle'}>
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
                now={now?.day === day ? now.minutes : null}
                grid={!narrowed}
              />
            ))
          )}
        </NarrowingCover>
      )}
      {session !== null && (
        <Suspense fallback={null}>
          <SessionPanel
            guid={session}
            title={programme.sessions.find(({ guid }) => guid === session)?.title ?? ''}
            locale={locale}
            onClose={panel.close}
          />
        </Suspense>
      )}
    </div>
  )
}
