import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

type ConsolePageProps = {
  /** The whole width, for what is compared side by side. */
  wide?: boolean
  title: ReactNode
  lead?: ReactNode
  above?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the console that is no queue: heading and content of a readable width. */
export function ConsolePage({ title, lead, above, actions, wide = false, children }: ConsolePageProps) {
  return (
    <div className={classNames('space-y-6 px-4 py-5 pb-16 md:px-6 [&_h2]:text-lg', !wide && 'max-w-5xl')}>
      <PageHeading size="small" title={title} lead={lead} above={above} actions={actions} />
      {children}
    </div>
  )
}
