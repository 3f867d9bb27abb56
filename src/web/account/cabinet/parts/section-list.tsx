import { NavLink } from 'react-router'
import { useSections } from '#web/account/section/queries.ts'
import type { CabinetSection } from '#web/account/section/rules.ts'
import { useUnread } from '#web/account/unread/queries.ts'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { isSitePage } from '#web/site-path.ts'
import { classNames } from '#web/ui/class-names.ts'

type SectionListProps = {
  /** Sections that are shown elsewhere on the screen. */
  without?: readonly CabinetSection[]
  onFollow?: () => void
}

export function SectionList({ without = [], onFollow }: SectionListProps) {
  const to = usePaths()
  const unread = useUnread()
  const { groups } = useSections()
  const shown = groups
    .map(group => ({
      ...group,
      sections: group.sections.filter(section => !without.includes(section)),
    }))
    .filter(group => group.sections.length > 0)
  return (
    <div className="space-y-5 lg:space-y-4">
      {shown.map(({ title, sections }) => (
        <div key={sections[0]?.page}>
          {title && <p className="mb-1 px-3 text-xs text-text-quiet">{title()}</p>}
          <ul>
            {sections.map(({ page, word, Icon }) => (
              <li key={page}>
                <NavLink
                  to={to(page)}
                  reloadDocument={isSitePage(page)}
                  prefetch={isSitePage(page) ? 'none' : 'intent'}
                  end
                  onClick={onFollow}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center gap-3 rounded-md px-3 lg:min-h-9 lg:text-sm',
                      isActive ? 'bg-accent-soft font-medium text-accent-text' : 'hover:bg-sunken',
                    )
                  }
                >
                  <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
                  <span className="flex-1">{word()}</span>
                  {page === 'account-chat' && <UnreadCount count={unread.chat + unread.updates} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
