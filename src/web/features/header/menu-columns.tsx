import { Link } from 'react-router'
import { usePaths } from '../session/use-locale.ts'
import { menuGroups } from './menu-groups.ts'
import { mainLinks, type SiteLink } from './site-links.ts'

/** The links of the menu, in columns; on a phone with the five of the header before them. */
export function MenuColumns() {
  return (
    <div className="page-width grid flex-1 auto-rows-min gap-x-8 py-2 sm:grid-cols-2 md:grid-cols-4 xl:m-0 xl:grid-cols-[repeat(3,auto)] xl:px-6 xl:py-4">
      <MenuColumn links={mainLinks()} className="xl:hidden" />
      {menuGroups().map(group => (
        <MenuColumn key={group.title} title={group.title} links={group.links} />
      ))}
    </div>
  )
}

function MenuColumn({ title, links, className }: { title?: string; links: SiteLink[]; className?: string }) {
  const to = usePaths()
  return (
    <div className={className}>
      {title && (
        <p className="border-t pt-4 pb-1 text-xs text-text-quiet sm:border-0 xl:px-3 xl:pt-2">{title}</p>
      )}
      <ul className={title ? 'pb-2' : 'pt-2 pb-2'}>
        {links.map(({ page, text }) => (
          <li key={page}>
            <Link
              to={to(page)}
              className="flex min-h-11 items-center rounded-md text-base hover:underline aria-[current=page]:font-semibold xl:min-h-9 xl:px-3 xl:text-sm xl:whitespace-nowrap xl:hover:bg-sunken xl:hover:no-underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
