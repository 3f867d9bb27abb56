import { CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Shift } from '#contract/organiser-shift.ts'
import { m } from '#messages/compiled/messages.js'
import { DayFilters, FilterTabs, QueueToolbar } from '#web/console/queue/form.tsx'
import { PrintList } from '#web/console/queue/view.tsx'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { zoneName } from '#web/kit/dates/format-time.ts'
import { formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useShiftPages } from '../queries.ts'
import { anyShift, readShiftFilters, type ShiftFilters, shiftsByDay } from '../rules.ts'
import { MoreShifts } from './more-shifts.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { ShiftRow } from './shift-row.tsx'

/** The shifts of all volunteers by day: what is short of people is seen first. */
export function ShiftBoard() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readShiftFilters(parameters), [parameters])
  const list = useShiftPages(filters)
  const { items, firstPage, error } = list
  const [adding, setAdding] = useState(false)
  const locale = useLocale()
  const { startsOn, timeZone } = useEdition()
  const isNarrowed = filters.q !== '' || filters.from !== null || filters.to !== null
  return (
    <ConsolePage
      title={m.page_title_organiser_shifts()}
      lead={m.shift_lead({ zone: zoneName(`${startsOn}T12:00:00Z`, locale, timeZone) })}
      actions={
        <>
          <PrintList
            queue={{ list, rows: (items ?? []).map(({ guid }) => guid), listKey: JSON.stringify(filters) }}
          />
          <PageButton icon={CalendarPlus} onClick={() => setAdding(true)}>
            {m.shift_add()}
          </PageButton>
        </>
      }
    >
      <QueueToolbar
        tabs={
          <FilterTabs
            label={m.shift_filling()}
            parameter="filling"
            value={filters.filling}
            tabs={[
              { value: 'all', label: m.organiser_all(), count: firstPage?.counts.all },
              { value: 'short', label: m.shift_filling_short(), count: firstPage?.counts.short },
            ]}
          />
        }
        searchLabel={m.shift_search()}
        search={filters.q}
        onSearch={q => change({ q })}
        filters={
          <DayFilters ahead legend={m.shift_days()} from={filters.from} to={filters.to} onChange={change} />
        }
        note={firstPage && firstPage.counts.all > 0 && <Missing {...firstPage} isNarrowed={isNarrowed} />}
      />
      {items && firstPage ? (
        items.length > 0 ? (
          <>
            <Days shifts={items} timeZone={firstPage.timeZone} isStale={list.isPlaceholderData} />
            <MoreShifts list={list} total={firstPage.counts[filters.filling]} />
          </>
        ) : (
          <NoShifts
            filters={filters}
            isNarrowed={isNarrowed}
            onShowAll={() => change({ ...anyShift, filling: null })}
          />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => list.refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
      {adding && firstPage && (
        <ShiftDialog
          shift={null}
          day={firstPage.newShiftDay}
          timeZone={firstPage.timeZone}
          onClose={() => setAdding(false)}
        />
      )}
    </ConsolePage>
  )
}

/** How many people are missing in all. */
function Missing({ missing, isNarrowed }: { missing: number; isNarrowed: boolean }) {
  if (missing > 0) return <Banner tone="attention">{m.shift_missing_total({ count: missing })}</Banner>
  return <Banner tone="positive">{isNarrowed ? m.shift_full_found() : m.shift_full_total()}</Banner>
}

type DaysProps = { shifts: readonly Shift[]; timeZone: string; isStale: boolean }

function Days({ shifts, timeZone, isStale }: DaysProps) {
  const locale = useLocale()
  const moments = useMoments()
  const days = useMemo(() => shiftsByDay(shifts), [shifts])
  return (
    <div className={classNames('space-y-8', isStale && 'opacity-60')} aria-busy={isStale}>
      {days.map(({ day, shifts: ofDay }) => (
        <Section key={day} title={`${moments.day(day)}, ${formatWeekday(day, locale)}`} space="none" small>
          <ul className="divide-y border-y">
            {ofDay.map(shift => (
              <li key={shift.guid}>
                <ShiftRow shift={shift} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

type NoShiftsProps = { filters: ShiftFilters; isNarrowed: boolean; onShowAll: () => void }

/** Nothing is planned, nothing was found, or nothing is short of people. */
function NoShifts({ filters, isNarrowed, onShowAll }: NoShiftsProps) {
  if (isNarrowed)
    return <ListEmpty title={m.shift_not_found()} text={m.list_found_none_text()} onShowAll={onShowAll} />
  if (filters.filling === 'short')
    return (
      <ListEmpty done title={m.shift_none_short()} text={m.shift_none_short_text()} onShowAll={onShowAll} />
    )
  return <ListEmpty title={m.shift_none()} text={m.shift_none_text()} />
}
