import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/words.ts'
import { headlineWords, type PlainHeadline } from '#web/kit/dashboard/headline-words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The home page's first sentence while the person may not enter yet. */
export function HeadlineHeading({ headline, dashboard }: { headline: PlainHeadline; dashboard: Dashboard }) {
  const locale = useLocale()
  const words = headlineWords(headline)
  return (
    <PageHeading
      above={[participantName(dashboard, locale), dashboard.companyShortName].filter(Boolean).join(', ')}
      title={words.title}
      lead={
        <>
          {words.lead}
          {dashboard.decisionReason && (
            <span className="mt-2 block text-text">
              {m.cabinet_decision_reason({ reason: dashboard.decisionReason })}
            </span>
          )}
        </>
      }
    />
  )
}
