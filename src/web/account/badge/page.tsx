import { WifiOff } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useDashboard } from '#web/account/dashboard/queries.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import type { BadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BadgeFace } from './parts/badge-face.tsx'
import { BadgeView } from './parts/badge-view.tsx'
import { useBadge } from './parts/use-badge.ts'
import { useBadgeCopy } from './parts/use-badge-copy.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-badge'))
}

export default function BadgePage() {
  const guid = useCurrentParticipant()?.guid ?? null
  const { data, error, failureReason, refetch } = useBadge(guid)
  const dashboard = useDashboard(guid)
  const copy = useBadgeCopy(guid, failureReason)
  if (copy && !(guid && data)) return <OfflineBadge copy={copy} />
  if (guid && data) return <BadgeView key={guid} guid={guid} badge={data} dashboard={dashboard.data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-badge')} />
}

/** Shows the last known badge without a network. */
function OfflineBadge({ copy }: { copy: BadgeCopy }) {
  const locale = useLocale()
  const edition = useEdition()
  const at = formatMoment(asEditionInstant(edition, copy.savedAt), locale, edition.timeZone)
  return (
    <>
      <PageHeading title={m.page_title_account_badge()} />
      <Banner
        tone="attention"
        icon={<WifiOff aria-hidden="true" />}
        title={m.badge_offline_title()}
        className="mt-6"
      >
        {m.badge_offline_text({ at })}
      </Banner>
      <div className="mx-auto mt-8 w-full max-w-88 lg:mx-0">
        <BadgeFace badge={copy.badge} photographUrl={copy.photograph} />
      </div>
    </>
  )
}
