import { usePaths } from '#web/kit/locale/use-locale.ts'
import type { SiteLink } from '#web/site/parts/header/site-links.ts'

type FooterLinksProps = {
  title: string
  links: SiteLink[]
  className?: string
}

export function FooterLinks({ title, links, className }: FooterLinksProps) {
  const to = usePaths()
  return (
    <div className={className}>
      <p className="text-xs text-text-quiet">{title}</p>
      <ul className="mt-1">
        {links.map(({ page, text }) => (
          <li key={page}>
            <a
              href={to(page)}
              className="flex min-h-11 py-2.5 text-base/6 hover:underline lg:min-h-10 lg:text-sm/5"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
