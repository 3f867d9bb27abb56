import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { DemoBanner } from '#web/kit/demo/demo-banner.tsx'
import { classNames } from '#web/ui/class-names.ts'

type ShellProps = {
  children: ReactNode
  className?: string
  /** The class whose box the demo's line aligns with. */
  bannerBoxClassName?: string
}

/** The outermost box of a layout: the skip link, the demo's line, then the layout itself. */
export function Shell({ children, className, bannerBoxClassName }: ShellProps) {
  return (
    <div className={classNames('flex min-h-dvh flex-col', className)}>
      <SkipLink />
      <DemoBanner {...(bannerBoxClassName && { boxClassName: bannerBoxClassName })} />
      {children}
    </div>
  )
}

/** Lets the keyboard skip header and rail; every layout begins with it. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {m.skip_to_content()}
    </a>
  )
}
