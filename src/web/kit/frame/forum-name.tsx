import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Rosette } from '#web/ui/guilloche.tsx'

type ForumNameProps = {
  /** A second line in place of dates and city. */
  area?: string
  /** In a header full of links: the dates only on a wide desk, the mark from a tablet on. */
  compact?: boolean
  className?: string
}

export function ForumName({ area, compact = false, className }: ForumNameProps) {
  const edition = useEdition()
  const locale = useLocale()
  const to = usePaths()
  return (
    <a
      href={to('home')}
      className={classNames('flex min-h-11 min-w-0 items-center gap-3 rounded-md', className)}
    >
      <Rosette
        seed="mark"
        lines={6}
        stroke={5}
        className={classNames('size-9 shrink-0', compact && 'max-md:hidden')}
      />
      <span className="min-w-0">
        <span
          className={classNames(
            'block font-semibold text-balance',
            compact ? 'text-xs/4 tracking-tight sm:text-sm/4.5 sm:tracking-normal' : 'text-sm/4.5',
          )}
        >
          {edition.name[locale]}
        </span>
        <span className={classNames('block text-xs text-text-quiet', compact && 'max-xl:hidden')}>
          {area ?? `${formatForumDates(edition, locale)}, ${edition.city[locale]}`}
        </span>
        <span className="sr-only">{m.go_home()}</span>
      </span>
    </a>
  )
}
