import { buttonClasses } from '../../ui/button-classes.ts'
import type { SiteLink } from '../header/site-links.ts'
import { usePaths } from '../session/use-locale.ts'

/** Where to go from a page of prose, as quiet buttons under its lead. */
export function WaysOn({ links }: { links: readonly SiteLink[] }) {
  const to = usePaths()
  return links.map(({ page, text }) => (
    <a key={page} href={to(page)} className={buttonClasses({ variant: 'secondary' })}>
      {text}
    </a>
  ))
}
