import { Lock, Mail, Phone } from 'lucide-react'
import type { ChangeRequest, SectionLock as LockFacts } from '#contract/change-request.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay, formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { lockedTitle } from '#web/kit/section/locked-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import type { ChangeRequesting } from './queries.ts'

type RequestDialogProps = {
  requesting: ChangeRequesting
  /** The requested values, in the shape of the section's form. */
  proposed: Record<string, unknown>
  onSent: () => void
  onClose: () => void
}

/** Asks why a locked section should change, and sends the request with the typed values. */
export function RequestDialog({ requesting, proposed, onSent, onClose }: RequestDialogProps) {
  const { send } = requesting
  return (
    <ReasonDialog
      title={m.section_request_title()}
      description={m.section_locked_text()}
      label={m.section_request_reason()}
      hint={m.section_request_reason_hint()}
      limit={500}
      submitText={m.section_request_send()}
      pending={send.isPending}
      error={send.error}
      onSubmit={reason => send.mutate({ proposed, reason }, { onSuccess: onSent })}
      onClose={onClose}
    />
  )
}

type SectionLockProps = {
  lock: LockFacts
  requesting: ChangeRequesting
  /** Opens the form for a request; absent while it is open. */
  onRequest?: (() => void) | undefined
  /** What is closed from the given day on; by default the whole section. */
  deadlineTitle?: (facts: { date: string }) => string
}

/** How long a section is open, why it is closed, and the state of a change request. */
export function SectionLock({ lock, requesting, onRequest, deadlineTitle }: SectionLockProps) {
  const locale = useLocale()
  const { request } = lock
  if (!lock.locked)
    return (
      <>
        {lock.until && (
          <p className="text-sm text-text-quiet">
            {m.section_open_until({ date: formatDay(lock.until, locale) })}
          </p>
        )}
        {/* A granted request may have reopened the section; its outcome is shown all the same. */}
        {request?.status === 'granted' && <RequestState request={request} requesting={requesting} />}
      </>
    )
  const open = request?.status === 'open'
  return (
    <div className="space-y-4">
      <Banner
        icon={<Lock aria-hidden="true" />}
        title={lockedTitle(lock, locale, deadlineTitle)}
        action={
          onRequest &&
          !open && (
            <Button variant="secondary" onClick={onRequest}>
              {m.section_request_action()}
            </Button>
          )
        }
      >
        {!open && m.section_locked_text()}
      </Banner>
      {request && <RequestState request={request} requesting={requesting} />}
    </div>
  )
}

function RequestState({ request, requesting }: { request: ChangeRequest; requesting: ChangeRequesting }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const at = (instant: string) => formatMoment(Date.parse(instant), locale, timeZone)
  const { withdraw } = requesting
  if (request.status === 'open')
    return (
      <Banner
        tone="attention"
        title={m.section_request_open_title()}
        action={
          <Button variant="quiet" loading={withdraw.isPending} onClick={() => withdraw.mutate(request.guid)}>
            {m.section_request_withdraw()}
          </Button>
        }
      >
        {m.section_request_open_text({ date: at(request.requestedAt) })}
      </Banner>
    )
  if (!request.decidedAt || request.status === 'withdrawn') return null
  const date = at(request.decidedAt)
  return request.status === 'granted' ? (
    <Banner tone="positive" title={m.section_request_granted_title()}>
      {request.answer
        ? m.section_request_granted_answer({ date, answer: request.answer })
        : m.section_request_granted_text({ date })}
    </Banner>
  ) : (
    <Banner tone="negative" title={m.section_request_refused_title()}>
      {m.section_request_refused_text({ date, answer: request.answer ?? '' })}
    </Banner>
  )
}

export function SupportContacts() {
  const { supportEmail, supportPhone } = useEdition()
  return (
    <Section title={m.account_support_title()} lead={m.account_support_text()}>
      <ul className="divide-y border-y">
        <li>
          <a
            href={`mailto:${supportEmail}`}
            className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken"
          >
            <Mail aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
            <span className="text-link">{supportEmail}</span>
          </a>
        </li>
        <li>
          <a href={`tel:${supportPhone}`} className="flex min-h-12 items-center gap-3 py-2 hover:bg-sunken">
            <Phone aria-hidden="true" strokeWidth={1.5} className="size-5 text-text-quiet" />
            <span className="text-link tabular">{formatPhone(supportPhone)}</span>
          </a>
        </li>
      </ul>
    </Section>
  )
}
