import { type MetaDescriptor, useParams } from 'react-router'
import type { DecisionDetail } from '#contract/organiser-decision.ts'
import { m } from '#messages/compiled/messages.js'
import { BatchActions, BatchFacts } from '#web/console/decision/view.tsx'
import { decisionOutcome } from '#web/console/decision/words.ts'
import { FailedBanner } from '#web/console/message-people/form.tsx'
import { RecordPage } from '#web/console/record/view.tsx'
import { Permitted } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { BatchPeople } from './parts/batch-people.tsx'
import { useBatch, useResendDecision } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-decision'))
}

export default function DecisionPage() {
  const { guid = '' } = useParams()
  return (
    <Permitted permission="decide-applications">
      <Decision key={guid} guid={guid} />
    </Permitted>
  )
}

/** One released decision: its people, what each was sent, and how it went. */
function Decision({ guid }: { guid: string }) {
  const to = usePaths()
  return (
    <RecordPage
      wide
      presence={{ kind: 'decision', guid }}
      list={{ to: to('organiser-decisions') }}
      listText={m.organiser_back_to_decisions()}
      query={useBatch(guid)}
      titleOf={batch => decisionOutcome(batch.decision, batch.count)}
      failedTitle={m.page_title_organiser_decision()}
      skeleton={<SkeletonText lines={8} />}
    >
      {batch => <Batch batch={batch} />}
    </RecordPage>
  )
}

function Batch({ batch }: { batch: DecisionDetail }) {
  const resending = useResendDecision(batch)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <BatchFacts batch={batch} />
        <BatchActions batch={batch} />
      </div>
      <FailedBanner failed={batch.failed} of={{ batch: batch.batchGuid }} resending={resending} />
      <BatchPeople guid={batch.batchGuid} resending={resending} />
    </div>
  )
}
