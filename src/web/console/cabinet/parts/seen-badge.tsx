import { QrCode } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { badgeFacts } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import { BadgePicture } from '#web/kit/badge/badge-picture.tsx'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SeenReasons } from './seen-home.tsx'
import { SeenLock } from './seen-lock.tsx'

type Badge = Extract<SeenPart, { part: 'badge' }>['badge']

/** The badge as a sample, because its code is the pass; whether the person has one stands beside it. */
export function SeenBadge({ badge, dashboard }: { badge: Badge; dashboard: Dashboard }) {
  const locale = useLocale()
  const edition = useEdition()
  const { url } = usePrivateFile(badge.photographFileGuid)
  const place = `${formatForumDates(edition, locale)}, ${edition.city[locale]}`
  const facts = badgeFacts({ ...badge, wifiCode: null }, { name: edition.name[locale], place }, locale)
  const name = [facts.firstName, facts.lastName].join(' ').trim()
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-64 md:mx-0">
        <BadgePicture
          facts={facts}
          photographUrl={url}
          code={null}
          label={m.badge_picture_label_sample({ name, company: facts.company })}
        />
      </div>
      <div className="space-y-6">
        {badge.verdict.mayEnter ? (
          <Banner tone="positive" icon={<QrCode aria-hidden="true" />} title={m.cabinet_look_pass()}>
            {m.cabinet_look_pass_text()}
          </Banner>
        ) : (
          <SeenReasons dashboard={{ ...dashboard, verdict: badge.verdict }} />
        )}
        <SeenLock lock={badge.lock} deadlineTitle={m.badge_company_locked_title} />
        <DefinitionList
          items={[
            { term: m.badge_company(), value: badge.companyShortName ?? m.section_empty_value() },
            { term: m.badge_position(), value: badge.position ?? m.section_empty_value() },
          ]}
        />
      </div>
    </div>
  )
}
