import { Send } from 'lucide-react'
import { useState } from 'react'
import { type ClosingRow, returnClosing, unsendClosing } from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { ActButtons } from '#web/console/queue-selection/form.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { whereaboutsOf } from '../words.ts'

type ClosingBarProps = {
  closings: readonly ClosingRow[]
  onSend: () => void
  onDone: (done: ReadonlySet<string>) => void
}

/** What is done with the ticked papers: noted as sent or as come back, or such a note taken back. */
export function ClosingBar({ closings, onSend, onDone }: ClosingBarProps) {
  const moments = useMoments()
  const today = useForumToday()
  const [returnedOn, setReturnedOn] = useState(today)
  const giveBack = useSend(returnClosing, ({ guid }: ClosingRow) => ({
    params: { guid },
    body: { returnedOn },
  }))
  const unsend = useSend(unsendClosing, ({ guid }: ClosingRow) => ({ params: { guid }, body: {} }))
  const isPrepared = closings.every(({ state }) => state === 'prepared')
  const sent = closings.filter(({ state }) => state === 'sent')
  const noted = closings.filter(({ state }) => state !== 'prepared')
  return (
    <SelectionBar
      count={closings.length}
      label={m.closing_selection()}
      text={m.closing_send_count({ count: closings.length })}
    >
      <div className="flex flex-wrap gap-2">
        {isPrepared && (
          <PageButton icon={Send} plain size="sm" onClick={onSend}>
            {m.closing_send()}
          </PageButton>
        )}
        <ActButtons
          ticked={closings}
          leads
          idOf={row => row.guid}
          nameOf={row => `${row.number}, ${row.payerName}`}
          detailOf={row => <p className="text-text-quiet">{whereaboutsOf(row, moments.day)}</p>}
          onDone={onDone}
          acts={[
            {
              key: 'return',
              title: m.closing_return_many({ count: sent.length }),
              lead: m.closing_return_title(),
              summary: <ReturnDay start={returnedOn} onChange={setReturnedOn} />,
              rows: sent,
              submitText: m.closing_return(),
              doneText: m.closing_returned_many,
              act: row => giveBack.mutateAsync(row),
            },
            {
              key: 'unsend',
              title: m.closing_unsend_many({ count: noted.length }),
              lead: m.closing_unsend_many_text(),
              rows: noted,
              submitText: m.closing_unsend(),
              doneText: m.closing_unsent_many,
              act: row => unsend.mutateAsync(row),
            },
          ]}
        />
      </div>
    </SelectionBar>
  )
}

/** The same day for all of them. It keeps what is typed itself, because the dialog shows what was asked when it opened. */
function ReturnDay({ start, onChange }: { start: string; onChange: (day: string) => void }) {
  const [day, setDay] = useState(start)
  return (
    <TextField
      type="date"
      label={m.closing_return_date()}
      fieldClassName="max-w-60"
      value={day}
      onChange={event => {
        setDay(event.target.value)
        onChange(event.target.value)
      }}
    />
  )
}
