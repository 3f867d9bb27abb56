import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResendReport } from '#contract/organiser-message-people.ts'
import type { ResendOutcome } from '#domain/message/message-resend.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure, StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import type { Resending } from './queries.ts'
import { MergedInto } from './view.tsx'
import { outcomeTones, resendOutcomeWords, resentOutcomeWords } from './words.ts'

/** Says what has failed, with the way to send all of it again. */
export function FailedBanner({
  failed,
  of,
  resending,
}: {
  failed: number
  /** The query of the list of failed messages that finds these. */
  of: { letter: string } | { batch: string }
  resending: Resending
}) {
  const to = usePaths()
  const { may } = useOrganiser()
  const [asking, setAsking] = useState(false)
  // The dialog tells the results, when nothing has failed any more.
  if (failed === 0 && !asking) return null
  return (
    <>
      {failed > 0 && (
        <Banner
          tone="negative"
          title={m.organiser_batch_not_sent({ count: failed })}
          action={
            <PageButton
              icon={RotateCw}
              plain
              size="sm"
              variant="secondary"
              className="print:hidden"
              onClick={() => setAsking(true)}
            >
              {m.organiser_messages_retry_all()}
            </PageButton>
          }
        >
          {m.people_failed_text()}
          {may('read-messages') && (
            <Link
              className="text-link mt-1 flex min-h-6 w-fit items-center"
              to={{ pathname: to('organiser-messages'), search: `?${new URLSearchParams(of)}` }}
            >
              {m.people_failed_messages()}
            </Link>
          )}
        </Banner>
      )}
      {asking && <ResendDialog resending={resending} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Whom it will reach and whom it cannot, before it is sent; afterwards the result of each. */
function ResendDialog({ resending, onClose }: { resending: Resending; onClose: () => void }) {
  const { send } = resending
  const [done, setDone] = useState<ResendReport | null>(null)
  const preview = useQuery({
    queryKey: [...resending.key, 'resend'],
    queryFn: ({ signal }) => resending.readPreview(signal),
    // Read anew each time, and still while somebody reads it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled: done === null,
  })
  const report = done ?? preview.data
  return (
    <Dialog
      open
      sending={send.isPending}
      onOpenChange={open => !open && onClose()}
      title={done ? m.resend_done_title() : m.resend_title()}
      closeLabel={m.close()}
      actions={
        done ? (
          <Button onClick={onClose}>{m.close()}</Button>
        ) : (
          <>
            <Button
              disabled={
                !report?.people.some(
                  ({ outcome }) => outcome === 'goes' || outcome === 'leftOut' || outcome === 'merged',
                )
              }
              loading={send.isPending}
              onClick={() => send.mutate(null, { onSuccess: setDone })}
            >
              {m.organiser_messages_retry()}
            </Button>
            <DialogClose>
              <Button variant="secondary">{m.cancel()}</Button>
            </DialogClose>
          </>
        )
      }
    >
      {preview.error && !report ? (
        <LoadFailure error={preview.error} onRetry={() => preview.refetch()} />
      ) : report ? (
        <Report report={report} words={done ? resentOutcomeWords : resendOutcomeWords} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}

const scrolling = 'max-h-72 divide-y overflow-y-auto border-y text-sm'

type ReportProps = { report: ResendReport; words: Record<ResendOutcome, () => string> }

function Report({ report: { messages, people, more }, words }: ReportProps) {
  return (
    <div className="space-y-4">
      <p role="status">
        {messages > 0 ? m.resend_messages({ count: messages }) : m.resend_nothing()}
        {more > 0 && ` ${m.resend_more({ count: more })}`}
      </p>
      {people.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls must take the keyboard
        <ul tabIndex={0} aria-label={m.resend_people()} className={scrolling}>
          {people.map(({ applicationGuid, name, outcome, corrected, merged }) => (
            <li key={applicationGuid} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-medium">{name}</span>
              <StatusWord tone={outcomeTones[outcome]}>{words[outcome]()}</StatusWord>
              {corrected.length > 0 && (
                <span className="basis-full text-text-quiet">
                  {m.resend_corrected({ to: corrected.join(', ') })}
                </span>
              )}
              {outcome === 'merged' && merged && (
                <span className="basis-full">
                  <MergedInto merged={merged} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Sends again to one person; what became of it is said at once. */
export function ResendOne({
  person,
  resending: { send },
}: {
  person: { applicationGuid: string; name: string }
  resending: Resending
}) {
  return (
    <PageButton
      icon={RotateCw}
      plain
      about={person.name}
      size="sm"
      variant="secondary"
      className="print:hidden"
      loading={send.isPending && send.variables?.includes(person.applicationGuid)}
      disabled={send.isPending}
      aria-label={m.organiser_messages_retry_of({ to: person.name })}
      onClick={() => send.mutate([person.applicationGuid], { onSuccess: tellOne })}
    >
      {m.organiser_messages_retry()}
    </PageButton>
  )
}

function tellOne({ people }: ResendReport): void {
  const [person] = people
  if (!person) return
  const { name, outcome } = person
  toasts.show({
    title: m.resend_one_result({ name, outcome: resentOutcomeWords[outcome]() }),
    tone: outcome === 'goes' ? 'positive' : 'info',
  })
}
