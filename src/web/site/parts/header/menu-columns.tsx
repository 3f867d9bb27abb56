import { useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useRootData } from '#web/kit/edition/use-edition.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { menuGroups } from './menu-groups.ts'
import { mainLinks, type SiteLink } from './site-links.ts'

/** Every public page, in columns; the five of the header first where the header itself has no room for them. */
export function MenuColumns() {
  const { hasProgramme2024 } = useRootData()
  return (
    <div className="page-width grid flex-1 auto-rows-min gap-x-8 py-2 sm:grid-cols-2 md:grid-cols-4 lg:m-0 lg:grid-cols-[repeat(3,auto)] lg:px-6 lg:py-4">
      <MenuColumn title={m.header_group_main()} links={mainLinks()} className="lg:hidden" />
      {menuGroups({ hasProgramme2024 }).map(group => (
        <MenuColumn key={group.title} title={group.title} links={group.links} />
      ))}
    </div>
  )
}

type MenuColumnProps = { title: string; links: SiteLink[]; className?: string }

function MenuColumn({ title, links, className }: MenuColumnProps) {
  const to = usePaths()
  const { pathname } = useLocation()
  return (
    <div className={classNames('not-first:max-sm:border-t', className)}>
      <p className="pt-4 pb-1 text-xs text-text-quiet lg:px-3 lg:pt-2">{title}</p>
      <ul className="pb-2">
        {links.map(({ page, text }) => (
          <li key={page}>
            <a
              href={to(page)}
              aria-current={to(page) === pathname ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-md py-2.5 text-base/6 hover:underline aria-[current=page]:font-semibold lg:min-h-9 lg:px-3 lg:py-1.5 lg:text-sm/6 lg:whitespace-nowrap lg:hover:bg-sunken lg:hover:no-underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
