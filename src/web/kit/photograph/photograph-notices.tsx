import type { ReactNode } from 'react'
import type { PhotographStanding } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'

/** What to know before changing it: what the committee asks for, what it is reviewing, what is locked (decision 020). */
export function PhotographNotices({
  standing,
  action,
}: {
  standing: PhotographStanding
  action?: ReactNode
}) {
  const moments = useMoments()
  const { change, request, reviewSince, changeUntil } = standing
  return (
    <>
      {request && (
        <Banner tone="attention" title={m.photograph_request_title()}>
          {request.reason}
        </Banner>
      )}
      {reviewSince && !request && (
        <Banner title={m.photograph_review_title()}>
          {m.photograph_review_text({ when: moments.moment(reviewSince) })}
        </Banner>
      )}
      {change === 'deadline_passed' && (
        <Banner
          tone="neutral"
          title={m.photograph_locked_title({ date: moments.day(changeUntil) })}
          action={action}
        >
          {m.photograph_locked_text()}
        </Banner>
      )}
      {change === 'state_forbids' && (
        <Banner tone="neutral" title={m.photograph_forbidden_title()} action={action}>
          {m.photograph_forbidden_text()}
        </Banner>
      )}
      {change === 'reviewed' && !request && (
        <p className="text-sm text-text-quiet">{m.photograph_until({ date: moments.day(changeUntil) })}</p>
      )}
    </>
  )
}
