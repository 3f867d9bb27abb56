import { useMemo } from 'react'
import type { LetterDetail, LetterPerson } from '#contract/organiser-letter.ts'
import { messageDeliveries } from '#domain/message/message-delivery.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords } from '#messages/letter-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { LetterStanding, WrittenLetter } from '#web/console/letter/view.tsx'
import { readersInWords } from '#web/console/letter/words.ts'
import { causeWords } from '#web/console/message/words.ts'
import { FailedBanner, ResendOne } from '#web/console/message-people/form.tsx'
import type { Resending } from '#web/console/message-people/queries.ts'
import { peopleFilterQuery, readPeopleFilters } from '#web/console/message-people/rules.ts'
import { MergedInto, MessagedList, MessageLink } from '#web/console/message-people/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { useLetterPeople, useResendLetter } from '../queries.ts'

/** A letter with everybody who gets it; of a draft the text alone. */
export function LetterRecord({ letter }: { letter: LetterDetail }) {
  const moments = useMoments()
  const resending = useResendLetter(letter)
  const { state, counts, leftOut } = letter
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-4 text-sm">
        <div className="space-y-1">
          <p>
            {letterAudienceWords[letter.audience]()} · {readersInWords(letter.readers)}
          </p>
          <p className="text-text-quiet">
            {moments.moment(letter.sentAt ?? letter.updatedAt)}
            {leftOut > 0 && ` · ${m.letters_left_out({ count: leftOut })}`}
          </p>
        </div>
        <LetterStanding letter={letter} />
      </div>
      {state === 'draft' ? (
        <EmptyState title={m.letters_draft_title()}>{m.letters_draft_text()}</EmptyState>
      ) : (
        <>
          <FailedBanner failed={counts.failed ?? 0} of={{ letter: letter.guid }} resending={resending} />
          <LetterPeople letter={letter} resending={resending} />
        </>
      )}
      <Section title={m.letters_as_read()} space="none" small className="max-w-3xl">
        <WrittenLetter ru={letter.ru} en={letter.en} />
      </Section>
    </div>
  )
}

function LetterPeople({ letter, resending }: { letter: LetterDetail; resending: Resending }) {
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readPeopleFilters(parameters), [parameters])
  const list = useLetterPeople(letter, filters)
  const columns: ListColumn<LetterPerson>[] = [
    {
      key: 'cause',
      head: m.message_record_cause(),
      roomy: true,
      printed: true,
      cell: ({ fault }) => (fault ? causeWords[fault]() : ''),
    },
    {
      key: 'message',
      head: m.people_column_message(),
      cell: row => <Message row={row} resending={resending} />,
    },
  ]
  return (
    <MessagedList
      list={list}
      filters={filters}
      deliveries={messageDeliveries}
      columns={columns}
      renderStanding={({ merged }) => (merged ? <MergedInto merged={merged} /> : null)}
      exports={
        <ExportButton list="letterPeople" filters={{ letter: letter.guid, ...peopleFilterQuery(filters) }} />
      }
      renderDetails={row => (
        <>
          {row.fault && <p className="mt-1 text-sm text-text-quiet">{causeWords[row.fault]()}</p>}
          <div className="mt-2 empty:hidden">
            <Message row={row} resending={resending} />
          </div>
        </>
      )}
    />
  )
}

function Message({ row, resending }: { row: LetterPerson; resending: Resending }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      <MessageLink guid={row.messageGuid} name={row.name} />
      {row.retriable && <ResendOne person={row} resending={resending} />}
    </div>
  )
}
