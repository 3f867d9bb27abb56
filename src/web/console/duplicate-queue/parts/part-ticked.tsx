import { type DuplicateRow, decideDuplicate } from '#contract/organiser-duplicate.ts'
import { m } from '#messages/compiled/messages.js'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { whatAgrees } from '../words.ts'

type PartTickedProps = {
  pairs: readonly DuplicateRow[]
  nameOf: (pair: DuplicateRow) => string
  onDone: (done: ReadonlySet<string>) => void
}

/** Says of the ticked pairs that they are different people. Which record is kept is chosen pair by pair, so merging is not offered. */
export function PartTicked({ pairs, nameOf, onDone }: PartTickedProps) {
  const part = useSend(
    decideDuplicate,
    ({ pair: { guid, version }, note }: { pair: DuplicateRow; note: string }) => ({
      params: { guid },
      body: { state: 'different' as const, version, note: note || null },
    }),
  )
  return (
    <TickedActs
      ticked={pairs}
      idOf={pair => pair.guid}
      nameOf={nameOf}
      detailOf={pair => (
        <p className="text-text-quiet">
          {[whatAgrees(pair), m.duplicate_score_named({ score: pair.score })].filter(Boolean).join(' · ')}
        </p>
      )}
      onDone={onDone}
      acts={[
        {
          key: 'part',
          title: m.duplicate_part_many({ count: pairs.length }),
          lead: m.duplicate_part_many_text(),
          rows: pairs,
          reason: {
            label: m.duplicate_part_note(),
            hint: m.duplicate_part_note_hint(),
            limit: 500,
            optional: true,
          },
          submitText: m.duplicate_part(),
          doneText: m.duplicate_parted_many,
          act: (pair, { reason }) => part.mutateAsync({ pair, note: reason }),
        },
      ]}
    />
  )
}
