import { Lock, Mail, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ChangeRequest, SectionLock as LockFacts } from '#contract/change-request.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { formatDay, formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { SectionDifference } from '#web/kit/section/section-difference.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ChangeRequesting } from './queries.ts'

/** Placeholder for a page with a status and a form. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="space-y-8">
      <PageHeading title={title} />
      <div role="status" className="max-w-168 space-y-8">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <div className="flex gap-6 border-y py-5">
          <Skeleton className="h-7 w-32 rounded-full" />
          <Skeleton className="h-4 w-64" />
        </div>
        {['first', 'second', 'third'].map(row => (
          <div key={row} className="space-y-2.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-11 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Shows the server's error and a button to try again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={m.account_load_failed()}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {m.retry()}
          </Button>
        }
      >
        {isUnreachable(error) ? m.account_load_offline() : error.message}
      </EmptyState>
    </div>
  )
}

function isUnreachable(error: Error): boolean {
  return error instanceof ApiError && error.status === 0
}

/** The main action of a form, pinned above the bottom bar on a phone. The note precedes it. */
export function PinnedAction({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <>
      {note && <p className="text-sm text-text-quiet">{note}</p>}
      <div
        data-pinned
        className="sticky bottom-(--bottom-bar) z-10 -mx-(--page-margin) flex flex-col border-t bg-surface px-(--page-margin) py-3 lg:static lg:mx-0 lg:items-start lg:border-0 lg:p-0"
      >
        {children}
      </div>
    </>
  )
}

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

type SectionConflictProps = {
  differences: readonly SectionDifference[]
  pending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two tabs or two people saved one section: shows the differences and asks which version to keep. */
export function SectionConflict({ differences, pending, onKeepMine, onTakeTheirs }: SectionConflictProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Banner tone="attention" announce="alert" title={m.section_conflict_title()}>
        <p>{differences.length > 0 ? m.section_conflict_text() : m.section_conflict_same()}</p>
        {differences.length > 0 && <DifferenceTable differences={differences} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" loading={pending} onClick={onKeepMine}>
            {m.section_conflict_mine()}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onTakeTheirs}>
            {m.section_conflict_theirs()}
          </Button>
        </div>
      </Banner>
    </div>
  )
}

function DifferenceTable({ differences }: Pick<SectionConflictProps, 'differences'>) {
  return (
    <dl className="mt-4 divide-y border-y">
      {differences.map(({ name, label, mine, theirs }) => (
        <div key={name} className="py-3">
          <dt className="text-sm font-medium">{label}</dt>
          <dd className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            <p className="min-w-0 break-words">
              <span className="text-text-quiet">{m.section_conflict_here()}</span>{' '}
              {mine || m.section_empty_value()}
            </p>
            <p className="min-w-0 break-words">
              <span className="text-text-quiet">{m.section_conflict_elsewhere()}</span>{' '}
              {theirs || m.section_empty_value()}
            </p>
          </dd>
        </div>
      ))}
    </dl>
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

function lockedTitle(
  { cause, until }: LockFacts,
  locale: 'ru' | 'en',
  deadlineTitle: (facts: { date: string }) => string = m.section_locked_deadline,
): string {
  if (cause === 'published') return m.section_locked_published()
  if (cause === 'verified') return m.section_locked_verified()
  return deadlineTitle({ date: until ? formatDay(dayAfter(until), locale) : '' })
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
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
