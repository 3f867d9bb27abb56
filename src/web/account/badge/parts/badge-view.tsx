import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Badge, readBadgePdf } from '#contract/badge.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { readableCode } from '#domain/badge/badge-layout.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { ClosedReasons } from '#web/account/dashboard/view.tsx'
import { DownloadButton } from '#web/account/file/view.tsx'
import { usePrivatePicture } from '#web/account/photograph/queries.ts'
import { useChangeRequest } from '#web/account/section/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatDay, formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BadgeFace } from './badge-face.tsx'
import { valuesOf } from './badge-form.tsx'
import { BadgeSection } from './badge-section.tsx'
import { badgeQueryKey } from './use-badge.ts'
import { useKeepBadge } from './use-badge-copy.ts'

type BadgeViewProps = { guid: string; badge: Badge; dashboard: Dashboard | undefined }

/** The badge as it will be printed, whether it admits, and what of it the person may still change. */
export function BadgeView({ guid, badge, dashboard }: BadgeViewProps) {
  const [typed, setTyped] = useState(valuesOf(badge))
  const { url } = usePrivatePicture(badge.photographFileGuid)
  const keeping = useKeepBadge(guid, badge, url)
  const requesting = useChangeRequest({ guid, kind: 'badge', queryKey: badgeQueryKey(guid) })
  return (
    <>
      <PageHeading title={m.page_title_account_badge()} lead={m.badge_lead()} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,38rem)] lg:gap-16">
        <div className="mx-auto w-full max-w-88 lg:mx-0">
          <BadgeFace badge={{ ...badge, ...typed }} photographUrl={url} />
          <div className="mt-4 flex flex-col items-stretch gap-2 text-center sm:items-start">
            <DownloadBadge guid={guid} />
            {!badge.lock.locked && <PhotographLink given={badge.photographFileGuid !== null} />}
          </div>
        </div>
        <div className="space-y-10">
          <PassState badge={badge} dashboard={dashboard} />
          {badge.pass && (
            <Checkbox
              label={m.badge_keep()}
              hint={m.badge_keep_hint()}
              error={keeping.failed && m.badge_keep_failed()}
              checked={keeping.onPhone}
              onChange={event => keeping.setOnPhone(event.target.checked)}
            />
          )}
          <BadgeSection guid={guid} badge={badge} requesting={requesting} onTyped={setTyped} />
        </div>
      </div>
    </>
  )
}

function DownloadBadge({ guid }: { guid: string }) {
  const locale = useLocale()
  const edition = useEdition()
  return (
    <DownloadButton
      read={() => callApi(readBadgePdf, { params: { guid }, query: { locale } })}
      fileName={m.badge_file({ edition: edition.slug })}
      failure={m.badge_download_failed()}
    >
      {m.badge_download()}
    </DownloadButton>
  )
}

function PhotographLink({ given }: { given: boolean }) {
  const to = usePaths()
  return (
    <Button asChild variant="quiet">
      <Link to={to('account-photo')}>{given ? m.badge_photograph_change() : m.badge_photograph_add()}</Link>
    </Button>
  )
}

/** Whether the badge admits: from when to when, or each thing that is still open and whose turn it is. */
function PassState({ badge, dashboard }: { badge: Badge; dashboard: Dashboard | undefined }) {
  if (badge.pass) return <Admits badge={badge} pass={badge.pass} />
  return dashboard ? <ClosedReasons dashboard={{ ...dashboard, verdict: badge.verdict }} /> : null
}

function Admits({ badge, pass }: { badge: Badge; pass: NonNullable<Badge['pass']> }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const at = (instant: string) => formatMoment(Date.parse(instant), locale, timeZone)
  // Midnight belongs to the day before it: "until 21 February, 00:00" is read as a day too many.
  const until = (instant: string) => {
    const last = localDayAt(Date.parse(instant) - 1, timeZone)
    const isMidnight = last !== localDayAt(Date.parse(instant), timeZone)
    return isMidnight ? m.badge_pass_day_end({ date: formatDay(last, locale) }) : at(instant)
  }
  return (
    <div className="space-y-6">
      <Banner tone="positive" icon={<QrCode aria-hidden="true" />} title={m.badge_pass_title()}>
        {m.badge_pass_text()}
      </Banner>
      <DefinitionList
        items={[
          { term: m.badge_pass_from(), value: at(pass.validFrom) },
          { term: m.badge_pass_to(), value: until(pass.validTo) },
          ...(badge.wifiCode
            ? [
                {
                  term: m.badge_wifi(),
                  value: <span className="tabular">{readableCode(badge.wifiCode)}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}
