import { type DecisionBatch, recallDecision, sendDecisionNow } from '#contract/organiser-application.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { actorWord } from '#web/console/history/words.ts'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { batchesByAct } from '../rules.ts'
import { ReleasedAt } from '../view.tsx'
import { decisionOutcome } from '../words.ts'

type BatchBarProps = { batches: readonly DecisionBatch[]; onDone: (done: ReadonlySet<string>) => void }

/** Recalls the ticked decisions whose messages still wait, or sends these now. */
export function BatchBar({ batches, onDone }: BatchBarProps) {
  const params = ({ batchGuid }: DecisionBatch) => ({ params: { guid: batchGuid }, body: {} })
  const recall = useSend(recallDecision, params)
  const send = useSend(sendDecisionNow, params)
  const { recallable, sendable } = batchesByAct(batches)
  const over = { count: batches.length - sendable.length, text: m.organiser_batch_left_over() }
  return (
    <TickedActs
      ticked={batches}
      idOf={batch => batch.batchGuid}
      nameOf={batch => decisionOutcome(batch.decision, batch.count)}
      detailOf={batch => <BatchDetail batch={batch} />}
      onDone={onDone}
      acts={[
        {
          key: 'recall',
          title: m.organiser_recall_many({ count: recallable.length }),
          lead: m.organiser_recall_many_text(),
          rows: recallable,
          left: [
            over,
            { count: sendable.length - recallable.length, text: m.organiser_batch_left_reopened() },
          ],
          submitText: m.organiser_recall_several(),
          doneText: m.organiser_recalled_many,
          act: batch => recall.mutateAsync(batch),
        },
        {
          key: 'send',
          title: m.organiser_send_many({ count: sendable.length }),
          lead: m.organiser_send_many_text(),
          rows: sendable,
          left: [over],
          submitText: m.organiser_send_now(),
          doneText: m.organiser_sent_many,
          act: batch => send.mutateAsync(batch),
        },
      ]}
    />
  )
}

/** About whom, when and by whom. */
function BatchDetail({ batch }: { batch: DecisionBatch }) {
  const locale = useLocale()
  const { applicants, count } = batch
  const more = count - applicants.length
  return (
    <>
      <p>
        {applicants.map(({ name }) => name).join(', ')}
        {more > 0 && ` ${m.organiser_batch_and_more({ count: more })}`}
      </p>
      <p className="text-text-quiet">
        <ReleasedAt batch={batch} /> · {colleagueName(locale, actorWord(batch.by))}
      </p>
    </>
  )
}
