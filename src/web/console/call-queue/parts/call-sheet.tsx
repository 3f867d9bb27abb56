import { Hand, Link2, PhoneCall, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import type { CallDetail, CallRow } from '#contract/organiser-call.ts'
import { resendLimits } from '#domain/confirmation/confirmation-link.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { callOutcomeWords } from '#messages/call-word.ts'
import { m } from '#messages/compiled/messages.js'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCall, useSendLink, useTakeCall } from '../queries.ts'
import { callScripts, otherWords } from '../words.ts'
import { CallQuestions } from './call-questions.tsx'
import { CorrectOnCallDialog } from './correct-on-call-dialog.tsx'
import { LogCallDialog } from './log-call-dialog.tsx'

type CallSheetProps = {
  guid: string
  /** Null after a reload, until the list has come, and where a link leads to a call of the other tab. */
  row: CallRow | null
  onClose: () => void
}

/** One call: whom, what about, what to say, who it is, and what came of it. */
export function CallSheet({ guid, row, onClose }: CallSheetProps) {
  const { data, error, refetch } = useCall(guid)
  // With the call as it was when the dialog opened: what a colleague does meanwhile is not overwritten unseen.
  const [asking, setAsking] = useState<{ what: 'log' | 'correct'; call: CallDetail } | null>(null)
  const locale = useLocale()
  const named = row ?? data
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={next => !next && onClose()}
      title={named ? nameIn(locale, named) : m.page_title_organiser_calls()}
      closeLabel={m.close()}
      actions={
        data && (
          <>
            <PageButton icon={PhoneCall} plain onClick={() => setAsking({ what: 'log', call: data })}>
              {m.call_log()}
            </PageButton>
            {data.isProven && (
              <PageButton
                icon={UserRoundPen}
                plain
                variant="secondary"
                onClick={() => setAsking({ what: 'correct', call: data })}
              >
                {m.call_correct()}
              </PageButton>
            )}
            <LinkButton call={data} />
          </>
        )
      }
    >
      {data && <OpenByOthers kind="call" guid={guid} />}
      {data ? (
        <CallBody call={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={10} />
      )}
      {asking?.what === 'log' && (
        <LogCallDialog call={asking.call} onDone={onClose} onClose={() => setAsking(null)} />
      )}
      {asking?.what === 'correct' && (
        <CorrectOnCallDialog call={asking.call} onDone={onClose} onClose={() => setAsking(null)} />
      )}
    </Sheet>
  )
}

function LinkButton({ call }: { call: CallDetail }) {
  const send = useSendLink(call, () => toasts.show({ title: m.call_link_sent(), tone: 'positive' }))
  if (call.linkObstacle === 'sentOften')
    return (
      <p className="self-center text-sm text-text-quiet">
        {m.call_link_often({ count: resendLimits.perDay })}
      </p>
    )
  return (
    <PageButton
      icon={Link2}
      plain
      variant="secondary"
      loading={send.isPending}
      onClick={() => send.mutate(undefined, { onError: tellFailure })}
    >
      {call.linkSentAt ? m.call_link_again() : m.call_link()}
    </PageButton>
  )
}

function CallBody({ call }: { call: CallDetail }) {
  const moments = useMoments()
  const promised = { at: moments.moment(call.promisedBy) }
  return (
    <div className="space-y-8">
      {call.attempts === 0 && (
        <Banner tone={call.isLate ? 'negative' : 'info'}>
          {call.isLate ? m.call_promised_late(promised) : m.call_promised(promised)}
        </Banner>
      )}
      <Owner call={call} />
      <Section title={m.call_whom()} level={3} space="none">
        <ul className="space-y-2 text-sm">
          {call.phone && <Callee name={m.call_person()} phone={call.phone} />}
          {call.others.map(({ name, phone, as }) => (
            <Callee key={`${as} ${phone}`} name={`${otherWords[as]()}: ${name}`} phone={phone} />
          ))}
          <li className="text-text-quiet">{`${m.call_language()}: ${callScripts[call.locale].language()}`}</li>
        </ul>
      </Section>
      <Section title={m.call_differs()} level={3} space="none">
        <p className="wrap-anywhere whitespace-pre-line">{call.mismatch ?? m.call_differs_none()}</p>
        <p className="mt-2 text-sm text-text-quiet">
          {`${m.call_number()}: `}
          <span className="tabular">{call.maskedNumber ?? m.call_number_none()}</span>
        </p>
      </Section>
      <Section title={m.call_script()} level={3} space="none">
        <Script locale={call.locale} />
        <p className="mt-3 text-sm text-text-quiet">{m.call_script_after()}</p>
      </Section>
      <CallQuestions call={call} />
      {call.linkSentAt && (
        <p className="text-sm">{m.call_link_sent_at({ at: moments.moment(call.linkSentAt) })}</p>
      )}
      <Attempts call={call} />
    </div>
  )
}

/** In the person's language first; the other one is for whoever answers and does not speak it. */
function Script({ locale }: Pick<CallDetail, 'locale'>) {
  const languages = locale === 'ru' ? (['ru', 'en'] as const) : (['en', 'ru'] as const)
  return (
    <Tabs
      label={m.call_script_language()}
      tabs={languages.map(language => ({
        value: language,
        label: callScripts[language].tab(),
        content: (
          <blockquote lang={language} className="border-l-2 border-accent pl-4">
            {callScripts[language].script()}
          </blockquote>
        ),
      }))}
    />
  )
}

function Callee({ name, phone }: { name: string; phone: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="wrap-anywhere">{name}</span>
      <a
        className="text-link tabular inline-flex min-h-6 items-center whitespace-nowrap"
        href={`tel:${phone}`}
      >
        {formatPhone(phone)}
      </a>
    </li>
  )
}

/** Who has it open, so that nobody is called twice. */
function Owner({ call }: { call: CallDetail }) {
  const locale = useLocale()
  const moments = useMoments()
  const take = useTakeCall(call)
  const { owner } = call
  const words = !owner
    ? m.call_owner_none()
    : owner.mine
      ? m.call_mine()
      : m.call_owner({ name: colleagueName(locale, owner.name), at: moments.moment(owner.since) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-y py-2 text-sm">
      <p role="status">{words}</p>
      <PageButton
        icon={Hand}
        plain
        size="sm"
        variant="secondary"
        loading={take.isPending}
        onClick={() => take.mutate(owner?.mine ? 'nobody' : 'me', { onError: tellFailure })}
      >
        {owner?.mine ? m.call_give_back() : owner ? m.call_take_over() : m.call_take()}
      </PageButton>
    </div>
  )
}

function Attempts({ call }: { call: CallDetail }) {
  const moments = useMoments()
  const locale = useLocale()
  return (
    <Section title={m.call_attempts()} level={3} space="none">
      {call.calls.length === 0 ? (
        <p className="text-text-quiet">{m.call_attempts_none()}</p>
      ) : (
        <ul className="divide-y text-sm">
          {call.calls.map(({ guid, at, by, outcome, callAt, note }) => (
            <li key={guid} className="py-2">
              <p>
                {callOutcomeWords[outcome]()}
                {callAt && `, ${m.call_attempt_next({ at: moments.moment(callAt) })}`}
              </p>
              {note && <p className="wrap-anywhere">{note}</p>}
              <p className="text-text-quiet">{`${colleagueName(locale, by)}, ${moments.moment(at)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
