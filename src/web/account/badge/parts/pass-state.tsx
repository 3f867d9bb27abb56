import { QrCode } from 'lucide-react'
import type { Badge } from '#contract/badge.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { OpenReasons } from '#web/account/dashboard/open-reasons.tsx'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** Whether the badge admits: from when to when, or each thing that is still open and whose turn it is. */
export function PassState({ badge, dashboard }: { badge: Badge; dashboard: Dashboard | undefined }) {
  if (badge.pass) return <Admits badge={badge} pass={badge.pass} />
  return dashboard ? <OpenReasons dashboard={{ ...dashboard, verdict: badge.verdict }} /> : null
}

function Admits({ badge, pass }: { badge: Badge; pass: NonNullable<Badge['pass']> }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const at = (instant: string) => formatMoment(Date.parse(instant), locale, timeZone)
  return (
    <div className="space-y-6">
      <Banner tone="positive" icon={<QrCode aria-hidden="true" />} title={m.badge_pass_title()}>
        {m.badge_pass_text()}
      </Banner>
      <DefinitionList
        items={[
          { term: m.badge_pass_from(), value: at(pass.validFrom) },
          { term: m.badge_pass_to(), value: at(pass.validTo) },
          ...(badge.wifiCode
            ? [{ term: m.badge_wifi(), value: <span className="tabular">{badge.wifiCode}</span> }]
            : []),
        ]}
      />
    </div>
  )
}
