import { Mail, MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { DecisionKind, DecisionPreview, messagePreview } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { RunGuard } from '#web/console/queue-selection/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { type ReleasedDecision, useDecision } from '../queries.ts'
import type { DecisionBody } from '../rules.ts'
import { canBeRecalled, decisionVerb, letterLine, readersText, refusalText } from '../words.ts'

type DecisionPreviewProps = {
  body: DecisionBody
  onWaive: (waive: boolean) => void
  onBack: () => void
  onReleased: (released: ReleasedDecision) => void
  /** Whether several calls are on their way, one after another. */
  onRunning: (running: boolean) => void
}

/** The second stage: how many change, who is refused and why, what leaves in both languages; then the release. */
export function DecisionPreviewStage({ body, onWaive, onBack, onReleased, onRunning }: DecisionPreviewProps) {
  const { preview, release, decided, stop, isOver, runsHere } = useDecision(body, onReleased)
  const locale = useLocale()
  const releaseButton = useRef<HTMLButtonElement>(null)
  const ready = preview.data
  useEffect(() => {
    if (ready) releaseButton.current?.focus({ preventScroll: true })
  }, [ready])
  useEffect(() => onRunning(runsHere), [onRunning, runsHere])
  return (
    <div className="space-y-5">
      {preview.error ? (
        <LoadFailure error={preview.error} onRetry={() => preview.refetch()} />
      ) : ready ? (
        <>
          {ready.waivable > 0 && (
            <WaiveChoice count={ready.waivable} waive={body.waivePayment === true} onWaive={onWaive} />
          )}
          <PreviewFacts preview={ready} decision={body.decision} />
        </>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={6} />
          <span role="status" className="sr-only">
            {m.loading()}
          </span>
        </div>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 space-y-3 border-t bg-raised px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        {/* In sight however long the preview is. */}
        {release.error && (
          <Banner tone="negative" announce="alert" title={m.organiser_release_failed()}>
            {release.error.message}
          </Banner>
        )}
        {decided > 0 && decided < body.applicationGuids.length && (
          <p role="status" className="tabular text-sm">
            {m.organiser_release_progress({
              done: countText(decided, locale),
              total: countText(body.applicationGuids.length, locale),
            })}
          </p>
        )}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button
            ref={releaseButton}
            variant={body.decision === 'reject' || body.decision === 'cancel' ? 'danger' : 'primary'}
            disabled={!ready || preview.isPlaceholderData || ready.willChange === 0}
            loading={release.isPending}
            onClick={() => release.mutate()}
          >
            {ready
              ? m.organiser_release({
                  decision: decisionVerb(body.decision),
                  count: countText(ready.willChange, locale),
                })
              : decisionVerb(body.decision)}
          </Button>
          <Button variant="secondary" onClick={onBack} disabled={release.isPending}>
            {m.back()}
          </Button>
        </div>
      </div>
      <RunGuard running={runsHere} onStop={stop} isOver={isOver} />
    </div>
  )
}

type WaiveChoiceProps = { count: number; waive: boolean; onWaive: (waive: boolean) => void }

/** Approved speakers and media representatives need not pay, unless the committee decides otherwise. */
function WaiveChoice({ count, waive, onWaive }: WaiveChoiceProps) {
  return (
    <Checkbox
      label={m.decision_waive({ count })}
      hint={m.decision_waive_hint()}
      checked={waive}
      onChange={event => onWaive(event.target.checked)}
    />
  )
}

function PreviewFacts({ preview, decision }: { preview: DecisionPreview; decision: DecisionKind }) {
  const locale = useLocale()
  const { willChange, refused, kinds, coordinators, someFinal, recallMinutes } = preview
  return (
    <>
      <p role="status">
        {willChange > 0
          ? m.organiser_preview_will_change({ count: willChange })
          : m.organiser_preview_nothing_changes()}{' '}
        {willChange > 0 && canBeRecalled(decision) && m.organiser_preview_recall({ count: recallMinutes })}
      </p>
      {refused.length > 0 && (
        <section className="rounded-md bg-attention-soft p-4">
          <h3 className="font-semibold">{m.organiser_preview_refused({ count: refused.length })}</h3>
          <ul className="mt-2 max-h-48 space-y-1 overflow-y-auto text-sm">
            {refused.map(row => (
              <li key={row.applicationGuid}>
                <span className="font-medium">{row.name}</span> — {refusalText(row, locale)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {someFinal && <Banner tone="attention">{m.organiser_preview_some_final()}</Banner>}
      {willChange > 1 && <p className="text-sm text-text-quiet">{m.organiser_preview_sample()}</p>}
      {kinds.map(({ name, readers, messages }) => (
        <section key={name} className="space-y-4">
          <h3 className="border-t pt-4 font-semibold">{letterLine(name, readers)}</h3>
          {messages.map(message => (
            <MessagePair key={message.channel} message={message} />
          ))}
        </section>
      ))}
      {willChange > 0 && (
        <p className="text-sm text-text-quiet">
          {coordinators &&
            `${m.organiser_preview_coordinators({ count: coordinators.readers.ru + coordinators.readers.en })} (${readersText(coordinators.readers)}). `}
          {m.organiser_preview_copies()}
        </p>
      )}
    </>
  )
}

const languages = ['ru', 'en'] as const
const languageWords = {
  ru: m.organiser_language_ru,
  en: m.organiser_language_en,
}

/** One message as it will leave, in both languages side by side. */
function MessagePair({ message }: { message: z.infer<typeof messagePreview> }) {
  const Icon = message.channel === 'sms' ? MessageSquare : Mail
  return (
    <section>
      <h4 className="mb-2 flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
        {message.channel === 'sms' ? m.organiser_channel_sms() : m.organiser_channel_email()}
      </h4>
      <div className="grid gap-px overflow-hidden rounded-md border bg-hairline md:grid-cols-2">
        {languages.map(language => (
          <div key={language} className="bg-surface p-4 text-sm">
            <p className="mb-2 text-xs text-text-quiet">{languageWords[language]()}</p>
            <div lang={language}>
              {message.subject && <p className="mb-1.5 font-medium">{message.subject[language]}</p>}
              <p className="wrap-anywhere whitespace-pre-line">{message.text[language]}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
