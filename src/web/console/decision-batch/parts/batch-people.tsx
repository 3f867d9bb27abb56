import { useMemo } from 'react'
import type { DecisionPerson } from '#contract/organiser-decision.ts'
import { decisionDeliveries } from '#domain/message/message-delivery.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { SentMessages } from '#web/console/message/view.tsx'
import { ResendOne } from '#web/console/message-people/form.tsx'
import type { Resending } from '#web/console/message-people/queries.ts'
import { peopleFilterQuery, readPeopleFilters } from '#web/console/message-people/rules.ts'
import { MessagedList } from '#web/console/message-people/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones } from '#web/console/screen/words.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { useBatchPeople } from '../queries.ts'

/** The people of a decision: the words to each, their messages, and how the application stands today. */
export function BatchPeople({ guid, resending }: { guid: string; resending: Resending }) {
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readPeopleFilters(parameters), [parameters])
  const list = useBatchPeople(guid, filters)
  const columns: ListColumn<DecisionPerson>[] = [
    {
      key: 'messages',
      head: m.people_column_message(),
      fluid: 'wrap',
      cell: row => <Said row={row} resending={resending} />,
    },
    {
      key: 'status',
      head: m.people_column_status(),
      roomy: true,
      printed: true,
      cell: row => <Standing row={row} />,
    },
  ]
  return (
    <MessagedList
      list={list}
      filters={filters}
      deliveries={decisionDeliveries}
      columns={columns}
      exports={
        <ExportButton list="decisionPeople" filters={{ decision: guid, ...peopleFilterQuery(filters) }} />
      }
      renderDetails={row => (
        <div className="mt-2 space-y-2">
          <p className="text-sm">
            <Standing row={row} />
          </p>
          <Said row={row} resending={resending} />
        </div>
      )}
    />
  )
}

function Standing({ row: { status } }: { row: DecisionPerson }) {
  return <StatusWord tone={applicationTones[status]}>{applicationWords[status]()}</StatusWord>
}

function Said({ row, resending }: { row: DecisionPerson; resending: Resending }) {
  return (
    <div className="min-w-64 space-y-2 py-1">
      {row.reason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line text-text-quiet">{row.reason}</p>
      )}
      <SentMessages messages={row.messages} noneText={m.organiser_batch_messages_gone()} ofDecision />
      {row.messages.some(message => message.retriable) && <ResendOne person={row} resending={resending} />}
    </div>
  )
}
