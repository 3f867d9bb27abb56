import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { PageText } from './load-site-page.ts'

type SitePageBodyProps = {
  page: Pick<PageText, 'title' | 'lead'>
  /** Buttons under the lead. */
  actions?: ReactNode
  children?: ReactNode
}

/** A public page below the header: its title and lead, then its parts, each with a line above. */
export function SitePageBody({ page, actions, children }: SitePageBodyProps) {
  return (
    <>
      <div className="page-width pt-10 pb-8 md:pt-16 md:pb-12">
        <PageHeading size="large" title={page.title} lead={page.lead} />
        {actions && <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>}
      </div>
      {children}
    </>
  )
}
