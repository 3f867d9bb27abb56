import { usePaths } from '#web/kit/locale/use-locale.ts'
import type { SiteLink } from '#web/site/parts/header/site-links.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'

/** Links to further pages, as quiet buttons under the lead. */
export function WaysOn({ links }: { links: readonly SiteLink[] }) {
  const to = usePaths()
  return links.map(({ page, text }) => (
    <a key={page} href={to(page)} className={buttonClasses({ variant: 'secondary' })}>
      {text}
    </a>
  ))
}
