import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Rosette } from '#web/ui/guilloche.tsx'

type ForumNameProps = {
  /** A second line in place of dates and city. */
  area?: string
  className?: string
}

export function ForumName({ area, className }: ForumNameProps) {
  const edition = useEdition()
  const locale = useLocale()
  const to = usePaths()
  return (
    <a
      href={to('home')}
      className={classNames('flex min-h-11 min-w-0 items-center gap-3 rounded-md', className)}
    >
      <Rosette seed="mark" lines={6} stroke={5} className="size-9 shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm/4.5 font-semibold text-balance">{edition.name[locale]}</span>
        <span className="block text-xs text-text-quiet">
          {area ?? `${formatForumDates(edition, locale)}, ${edition.city[locale]}`}
        </span>
        <span className="sr-only">{m.go_home()}</span>
      </span>
    </a>
  )
}
