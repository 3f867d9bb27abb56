import { Lock } from 'lucide-react'
import type { SectionLock } from '#contract/change-request.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { lockedTitle } from '#web/kit/section/locked-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SeenButtons } from './seen-buttons.tsx'

type SeenLockProps = {
  lock: SectionLock
  /** What is closed from the given day on; by default the whole section. */
  deadlineTitle?: (facts: { date: string }) => string
}

/** Until when the person may change it, or why not, and what they have asked for. */
export function SeenLock({ lock, deadlineTitle }: SeenLockProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { locked, until, request } = lock
  const open = request?.status === 'open'
  return (
    <div className="space-y-3 empty:hidden">
      {!locked && until && (
        <p className="text-sm text-text-quiet">{m.section_open_until({ date: moments.day(until) })}</p>
      )}
      {locked && (
        <Banner icon={<Lock aria-hidden="true" />} title={lockedTitle(lock, locale, deadlineTitle)}>
          {!open && m.section_locked_text()}
        </Banner>
      )}
      {request && open && (
        <Banner tone="attention" title={m.section_request_open_title()}>
          {m.section_request_open_text({ date: moments.moment(request.requestedAt) })}
        </Banner>
      )}
      {request?.decidedAt && request.status === 'granted' && (
        <Banner tone="positive" title={m.section_request_granted_title()}>
          {m.section_request_granted_text({ date: moments.moment(request.decidedAt) })}
        </Banner>
      )}
      {request?.decidedAt && request.status === 'refused' && (
        <Banner tone="negative" title={m.section_request_refused_title()}>
          {m.section_request_refused_text({
            date: moments.moment(request.decidedAt),
            answer: request.answer ?? '',
          })}
        </Banner>
      )}
      {locked && <SeenButtons labels={[open ? m.section_request_withdraw() : m.section_request_action()]} />}
    </div>
  )
}
