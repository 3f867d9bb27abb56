import { Fragment, useMemo } from 'react'
import { Link } from 'react-router'
import type { DecisionBatch } from '#contract/organiser-application.ts'
import type { DecisionSort } from '#domain/application/decision-sort.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { actorWord } from '#web/console/history/words.ts'
import { useRecordTarget } from '#web/console/record/queries.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { BatchActions, BatchStanding, ReleasedAt } from '../view.tsx'
import { decisionOutcome } from '../words.ts'

type BatchColumnsOptions = { sort: DecisionSort; onSort: (sort: DecisionSort) => void }

export function useBatchColumns({ sort, onSort }: BatchColumnsOptions) {
  const locale = useLocale()
  const to = usePaths()
  return useMemo((): ListColumn<DecisionBatch>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'decision',
        head: m.organiser_decision_choose(),
        ...sortedColumn(order, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
        cell: batch => (
          <span className="block max-w-28 whitespace-normal xl:min-w-52 xl:max-w-none">
            <RowLink pathname={to('organiser-decision', { guid: batch.batchGuid })} search="">
              {decisionOutcome(batch.decision, batch.count)}
            </RowLink>
          </span>
        ),
      },
      {
        key: 'people',
        head: m.export_column_people(),
        fluid: 'wrap',
        ...sortedColumn(order, { ascending: 'fewestPeople', descending: 'mostPeople' }, 'descending'),
        cell: batch => (
          <span className="block py-1 whitespace-normal xl:min-w-48">
            <BatchApplicants batch={batch} />
          </span>
        ),
      },
      {
        key: 'released',
        head: m.people_column_at(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: batch => <ReleasedAt batch={batch} />,
      },
      {
        key: 'by',
        head: m.export_column_decidedBy(),
        roomy: true,
        printed: true,
        ...sortedColumn(order, { ascending: 'by', descending: 'byDown' }, 'ascending'),
        cell: batch => colleagueName(locale, actorWord(batch.by)),
      },
      {
        key: 'state',
        head: m.people_delivery(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: batch => (
          <div className="max-w-52 space-y-1.5 py-1 whitespace-normal xl:max-w-none">
            <BatchStanding batch={batch} />
            <BatchActions batch={batch} />
          </div>
        ),
      },
    ]
  }, [locale, to, sort, onSort])
}

/** Who it is about, each a link to the application; the others stand on the page of the decision. */
export function BatchApplicants({ batch: { batchGuid, applicants, count } }: { batch: DecisionBatch }) {
  const to = usePaths()
  const target = useRecordTarget()
  const more = count - applicants.length
  return (
    <>
      {applicants.map(({ applicationGuid: guid, name }, index) => (
        <Fragment key={guid}>
          {index > 0 && ', '}
          {/* Not a block of its own: a line could begin with the comma after it. */}
          <Link {...target('organiser-application', guid)} className="py-1 leading-6 text-link">
            {name}
          </Link>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Link to={to('organiser-decision', { guid: batchGuid })} className="inline-block min-h-6 text-link">
            {m.organiser_batch_and_more({ count: more })}
          </Link>
        </>
      )}
    </>
  )
}
