import { decideErasure, type ErasureRow } from '#contract/erasure.ts'
import { m } from '#messages/compiled/messages.js'
import { obstacleWords } from '#messages/erasure-word.ts'
import { useOwnerActs } from '#web/console/organiser-owner/queries.ts'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { erasuresByAct } from './erasure-ticked.ts'
import { erasureName } from './erasure-words.ts'

type ErasureBarProps = { requests: readonly ErasureRow[]; onDone: (done: ReadonlySet<string>) => void }

/** Erases the people of the ticked requests for good, or refuses all of them with one answer. */
export function ErasureBar({ requests, onDone }: ErasureBarProps) {
  const locale = useLocale()
  const carryOut = useSend(decideErasure, ({ guid }: ErasureRow) => ({
    params: { guid },
    body: { decision: 'carryOut' as const, answer: null },
  }))
  const refuse = useSend(decideErasure, ({ row: { guid }, answer }: { row: ErasureRow; answer: string }) => ({
    params: { guid },
    body: { decision: 'refuse' as const, answer },
  }))
  const ownerActs = useOwnerActs('erasures', requests)
  const { open, erasable, held } = erasuresByAct(requests)
  return (
    <TickedActs
      ticked={open}
      idOf={row => row.guid}
      nameOf={row => erasureName(row, locale)}
      detailOf={({ company, reason }) => (
        <>
          {company && <p className="text-text-quiet">{company}</p>}
          {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
        </>
      )}
      onDone={onDone}
      acts={[
        {
          key: 'carryOut',
          title: m.erasure_carry_out_many({ count: erasable.length }),
          lead: m.erasure_carry_out_many_text(),
          rows: erasable,
          left: held.map(({ obstacle, count }) => ({ count, text: obstacleWords[obstacle]() })),
          understood: {
            label: m.erasure_understood(),
            requiredText: m.erasure_understood_required(),
          },
          danger: true,
          submitText: m.erasure_carry_out(),
          doneText: m.erasure_done_many,
          act: row => carryOut.mutateAsync(row),
        },
        {
          key: 'refuse',
          title: m.erasure_refuse_many({ count: open.length }),
          lead: m.erasure_refuse_many_text(),
          rows: open,
          reason: { label: m.change_answer(), hint: m.change_answer_hint(), limit: 500 },
          submitText: m.change_refuse(),
          doneText: m.erasure_refused_many,
          act: (row, { reason }) => refuse.mutateAsync({ row, answer: reason }),
        },
        ...ownerActs,
      ]}
    />
  )
}
