import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { DemoBanner } from '#web/kit/demo/demo-banner.tsx'
import { classNames } from '#web/ui/class-names.ts'

type ShellProps = {
  children: ReactNode
  className?: string
  /** The box whose edges the demo's line keeps. */
  bannerBoxClassName?: string
}

/** The outermost box of a layout: the way past its header, the demo's line, then what the layout is made of. */
export function Shell({ children, className, bannerBoxClassName }: ShellProps) {
  return (
    <div className={classNames('flex min-h-dvh flex-col', className)}>
      <SkipLink />
      <DemoBanner {...(bannerBoxClassName && { boxClassName: bannerBoxClassName })} />
      {children}
    </div>
  )
}

/** Leads the keyboard past header and rail to the content; every layout begins with it. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {m.skip_to_content()}
    </a>
  )
}
