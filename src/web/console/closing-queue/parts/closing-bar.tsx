import { Send } from 'lucide-react'
import { type ClosingRow, returnClosing, unsendClosing } from '#contract/closing.ts'
import type { ClosingState } from '#domain/closing/closing.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { ActButtons } from '#web/console/queue-selection/form.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useSend } from '#web/kit/send/use-send.ts'
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
  const giveBack = useSend(returnClosing, ({ guid, day }: { guid: string; day: string }) => ({
    params: { guid },
    body: { returnedOn: day },
  }))
  const unsend = useSend(unsendClosing, ({ guid }: ClosingRow) => ({ params: { guid }, body: {} }))
  const standing = (wanted: ClosingState) => closings.filter(({ state }) => state === wanted)
  const [prepared, sent, returned] = [standing('prepared'), standing('sent'), standing('returned')]
  const noted = closings.filter(({ state }) => state !== 'prepared')
  return (
    <SelectionBar
      count={closings.length}
      label={m.closing_selection()}
      text={m.closing_send_count({ count: closings.length })}
    >
      <div className="flex flex-wrap gap-2">
        {prepared.length === closings.length && (
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
              rows: sent,
              left: [
                leftOut(prepared, m.closing_return_left_prepared),
                leftOut(returned, m.closing_return_left_returned),
              ],
              day: { label: m.closing_return_date(), today },
              submitText: m.closing_return(),
              doneText: m.closing_returned_many,
              act: ({ guid }, { day }) => giveBack.mutateAsync({ guid, day }),
            },
            {
              key: 'unsend',
              title: m.closing_unsend_many({ count: noted.length }),
              lead: m.closing_unsend_many_text(),
              rows: noted,
              left: [leftOut(prepared, m.closing_unsend_left)],
              danger: true,
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

const leftOut = (rows: readonly ClosingRow[], why: () => string) => ({
  count: rows.length,
  text: why(),
  names: rows.map(({ number }) => number),
})
