import type { Badge } from '#contract/badge.ts'
import { badgeFacts } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import { BadgePicture } from '#web/kit/badge/badge-picture.tsx'
import { PassDialog } from '#web/kit/badge/pass-dialog.tsx'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Draws a badge as it will be printed, with its code to be shown large. */
export function BadgeFace({ badge, photographUrl }: { badge: Badge; photographUrl: string | null }) {
  const locale = useLocale()
  const edition = useEdition()
  const place = `${formatForumDates(edition, locale)}, ${edition.city[locale]}`
  const facts = badgeFacts(badge, { name: edition.name[locale], place }, locale)
  const words = { name: [facts.firstName, facts.lastName].join(' ').trim(), company: facts.company }
  return (
    <div className="flex flex-col gap-4">
      <BadgePicture
        facts={facts}
        photographUrl={photographUrl}
        code={badge.pass?.code ?? null}
        label={badge.pass ? m.badge_picture_label(words) : m.badge_picture_label_sample(words)}
      />
      {badge.pass && <PassDialog code={badge.pass.code} name={words.name} />}
    </div>
  )
}
