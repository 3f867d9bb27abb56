import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SecurityCheck } from '#contract/organiser-security-check.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { ConsolePage, LoadFailure, StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useSecurityChecks } from '#web/console/security-check/queries.ts'
import { checkStage, checkStageTones, checkStageWords } from '#web/console/security-check/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { NewCheckDialog } from './new-check-dialog.tsx'

/** Nothing narrows the list. */
const everyCheck = {}

/** Lists handed to the outside service, the newest first. */
export function CheckList() {
  const list = useSecurityChecks()
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  const to = usePaths()
  const start = (
    <PageButton icon={Plus} onClick={() => setMaking(true)}>
      {m.check_new()}
    </PageButton>
  )
  const { items, error } = list
  return (
    <ConsolePage
      title={m.page_title_organiser_security_checks()}
      lead={m.check_lead()}
      actions={
        items &&
        items.length > 0 && (
          <>
            <ExportButton list="securityChecks" filters={everyCheck} />
            {start}
          </>
        )
      }
    >
      {items ? (
        items.length === 0 ? (
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
