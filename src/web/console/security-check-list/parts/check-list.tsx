import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SecurityCheck } from '#contract/organiser-security-check.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters } from '#web/console/queue/form.tsx'
import { ConsolePage, LoadFailure, StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useSecurityChecks } from '#web/console/security-check/queries.ts'
import { checkStage, checkStageTones, checkStageWords } from '#web/console/security-check/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import { FilterChipPlace } from '#web/kit/list/filter-chip.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { readCheckDays } from '../rules.ts'
import { NewCheckDialog } from './new-check-dialog.tsx'

/** Lists handed to the outside service, the newest first. */
export function CheckList() {
  const [parameters, change] = useUrlParameters()
  const days = useMemo(() => readCheckDays(parameters), [parameters])
  const query = dayRangeQuery(days)
  const list = useSecurityChecks(query)
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  const to = usePaths()
  const start = (
    <PageButton icon={Plus} onClick={() => setMaking(true)}>
      {m.check_new()}
    </PageButton>
  )
  const { items, error } = list
  const narrowed = days.from !== null || days.to !== null
  const hasLists = narrowed || (items?.length ?? 0) > 0
  return (
    <ConsolePage
      title={m.page_title_organiser_security_checks()}
      lead={m.check_lead()}
      actions={
        hasLists && (
          <>
            <ExportButton list="securityChecks" filters={query} />
            {start}
          </>
        )
      }
    >
      {hasLists && (
        <div className="mb-4">
          <FilterChipPlace>
            <div className="flex print:hidden">
              <DayFilters legend={m.check_made_on()} {...days} onChange={change} />
            </div>
          </FilterChipPlace>
        </div>
      )}
      {items ? (
        items.length === 0 && narrowed ? (
          <ListEmpty
            title={m.check_found_none()}
            text={m.list_found_none_days()}
            onShowAll={() => change({ from: null, to: null })}
          />
        ) : items.length === 0 ? (
          <EmptyState title={m.check_none_title()} action={start}>
            {m.check_none_text()}
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y border-y">
              {items.map(check => (
                <CheckItem key={check.guid} check={check} />
              ))}
            </ul>
            <LoadMore
              shownText={m.organiser_shown({ count: items.length })}
              moreText={list.hasNextPage ? m.load_more() : undefined}
              loading={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
          </>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => list.refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
      {making && (
        <NewCheckDialog
          toCheck={list.firstPage?.toCheck ?? []}
          onMade={({ guid, number }) => {
            setMaking(false)
            toasts.show({ title: m.check_made({ number: String(number) }), tone: 'positive' })
            navigate(to('organiser-security-check', { guid }))
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </ConsolePage>
  )
}

function CheckItem({ check }: { check: SecurityCheck }) {
  const to = usePaths()
  const moments = useMoments()
  const { guid, number, left, answered, at, madeBy } = check
  const stage = checkStage(check)
  const made = { at: moments.moment(at) }
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 py-3 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <Link className="text-link font-medium" to={to('organiser-security-check', { guid })}>
          {m.check_list_name({ number: String(number) })}
        </Link>
        <p className="text-sm">
          {m.check_count_people({ count: left })} · {m.check_answered_of({ answered, left })}
        </p>
        <p className="text-sm text-text-quiet">
          {madeBy ? m.check_row_made({ ...made, name: madeBy }) : m.check_row_made_alone(made)}
        </p>
      </div>
      <p className="text-sm md:w-56">
        <StatusWord tone={checkStageTones[stage]}>{checkStageWords[stage]()}</StatusWord>
      </p>
    </li>
  )
}
