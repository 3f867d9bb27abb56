import { Lock } from 'lucide-react'
import type { ChangeRequest, SectionLock as LockFacts } from '#contract/change-request.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay, formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ChangeRequesting } from './use-change-request.ts'

type SectionLockProps = {
  lock: LockFacts
  requesting: ChangeRequesting
  /** Opens the form for a request; absent while it is open. */
  onRequest?: (() => void) | undefined
}

/** How long a section is open, why it is closed, and how a request about it stands. */
export function SectionLock({ lock, requesting, onRequest }: SectionLockProps) {
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
        {/* What was granted may have opened the section again: its outcome is told all the same. */}
        {request?.status === 'granted' && <RequestState request={request} requesting={requesting} />}
      </>
    )
  const open = request?.status === 'open'
  return (
    <div className="space-y-4">
      <Banner
        icon={<Lock aria-hidden="true" />}
        title={lockedTitle(lock, locale)}
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

function lockedTitle({ cause, until }: LockFacts, locale: 'ru' | 'en'): string {
  if (cause === 'published') return m.section_locked_published()
  if (cause === 'verified') return m.section_locked_verified()
  return m.section_locked_deadline({ date: until ? formatDay(dayAfter(until), locale) : '' })
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
