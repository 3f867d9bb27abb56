import { useQuery } from '@tanstack/react-query'
import { Link, type MetaDescriptor, useParams } from 'react-router'
import { type DecisionDetail, readDecision, resendDecision } from '#contract/organiser-decision.ts'
import { m } from '#messages/compiled/messages.js'
import { BatchActions, BatchFacts } from '#web/console/decision/view.tsx'
import { decisionOutcome } from '#web/console/decision/words.ts'
import { SentMessages } from '#web/console/message/view.tsx'
import { RecordPage } from '#web/console/record/view.tsx'
import { Permitted, StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones } from '#web/console/screen/words.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'

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
  const query = useQuery({
    queryKey: ['organiser', 'decisions', 'one', guid],
    queryFn: ({ signal }) => callApi(readDecision, { params: { guid }, signal }),
  })
  return (
    <RecordPage
      list={{ to: to('organiser-decisions') }}
      listText={m.organiser_back_to_decisions()}
      query={query}
      titleOf={batch => decisionOutcome(batch.decision, batch.count)}
      failedTitle={m.page_title_organiser_decision()}
      skeleton={<SkeletonText lines={8} />}
    >
      {batch => <Batch batch={batch} />}
    </RecordPage>
  )
}

function Batch({ batch }: { batch: DecisionDetail }) {
  const to = usePaths()
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <BatchFacts batch={batch} />
        <BatchActions batch={batch} />
      </div>
      {batch.failed > 0 && <Failed batch={batch} />}
      <ul className="divide-y border-y">
        {batch.people.map(person => (
          <li key={person.applicationGuid} className="space-y-3 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <Link
                className="text-link font-medium"
                to={to('organiser-application', { guid: person.applicationGuid })}
              >
                {person.name}
              </Link>
              <span className="text-sm">
                <StatusWord tone={applicationTones[person.status]}>
                  {applicationWords[person.status]()}
                </StatusWord>
              </span>
            </div>
            {person.reason && (
              <p className="text-sm wrap-anywhere whitespace-pre-line text-text-quiet">{person.reason}</p>
            )}
            <SentMessages messages={person.messages} noneText={m.organiser_batch_messages_gone()} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Failed({ batch: { batchGuid, failed, people } }: { batch: DecisionDetail }) {
  const resend = useSend(resendDecision, () => ({ params: { guid: batchGuid }, body: {} }), {
    changes: [['organiser']],
    // The same decision may fail and be sent again more than once.
    leansOn: () => people,
    onSuccess: ({ queued }) => toasts.show({ title: m.organiser_messages_retried({ count: queued }) }),
    onError: error =>
      toasts.show({
        tone: 'negative',
        title: m.organiser_messages_retry_failed(),
        description: error.message,
      }),
  })
  const mayGo = people.some(person => person.messages.some(message => message.retriable))
  return (
    <Banner
      tone="negative"
      title={m.organiser_batch_not_sent({ count: failed })}
      action={
        mayGo && (
          <Button size="sm" variant="secondary" loading={resend.isPending} onClick={() => resend.mutate()}>
            {m.organiser_messages_retry()}
          </Button>
        )
      }
    >
      {m.organiser_batch_not_sent_text()}
    </Banner>
  )
}
