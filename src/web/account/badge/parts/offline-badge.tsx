import { WifiOff } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import type { BadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BadgeFace } from './badge-face.tsx'

/** The badge as it was last seen, where there is no network. */
export function OfflineBadge({ copy }: { copy: BadgeCopy }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  return (
    <>
      <PageHeading title={m.page_title_account_badge()} />
      <Banner
        tone="attention"
        icon={<WifiOff aria-hidden="true" />}
        title={m.badge_offline_title()}
        className="mt-6"
      >
        {m.badge_offline_text({ at: formatMoment(Date.parse(copy.savedAt), locale, timeZone) })}
      </Banner>
      <div className="mx-auto mt-8 w-full max-w-88 lg:mx-0">
        <BadgeFace badge={copy.badge} photographUrl={copy.photograph} />
      </div>
    </>
  )
}
