import { Link } from 'react-router'
import type { PhotographStanding } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** What there is to know before anything is changed: what the committee asks, what it looks at, what is locked (decision 020). */
export function PhotographNotices({ standing }: { standing: PhotographStanding }) {
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
          action={<SupportLink />}
        >
          {m.photograph_locked_text()}
        </Banner>
      )}
      {change === 'state_forbids' && (
        <Banner tone="neutral" title={m.photograph_forbidden_title()} action={<SupportLink />}>
          {m.photograph_forbidden_text()}
        </Banner>
      )}
      {change === 'reviewed' && !request && (
        <p className="text-sm text-text-quiet">{m.photograph_until({ date: moments.day(changeUntil) })}</p>
      )}
    </>
  )
}

function SupportLink() {
  const to = usePaths()
  return (
    <Button asChild size="sm" variant="secondary" className="min-h-11 md:min-h-9">
      <Link to={to('account-chat')}>{m.photograph_support()}</Link>
    </Button>
  )
}
