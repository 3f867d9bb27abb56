import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageHeadingProps = {
  title: ReactNode
  /** A short line above the title. */
  above?: ReactNode
  /** One or two sentences: what this page is for. */
  lead?: ReactNode
  /** Buttons, right of the title on a desk. */
  actions?: ReactNode
  /** `large` for public pages, `small` for dense consoles. */
  size?: 'small' | 'normal' | 'large'
  id?: string
  className?: string
}

const SIZES = {
  small: 'text-xl',
  normal: 'text-2xl md:text-3xl',
  large: 'text-2xl sm:text-3xl md:text-4xl',
}

export function PageHeading({
  title,
  above,
  lead,
  actions,
  size = 'normal',
  id,
  className,
}: PageHeadingProps) {
  return (
    <div
      className={classNames('flex flex-col gap-x-8 gap-y-4 md:flex-row md:flex-wrap md:items-end', className)}
    >
      {/* Beside an open record the list is narrow in a wide window: then the actions stand below. */}
      <div className="min-w-0 flex-1 md:basis-60">
        {above && <p className="mb-2 text-sm text-text-quiet">{above}</p>}
        <h1 id={id} className={classNames('font-semibold tracking-tight', SIZES[size])}>
          {title}
        </h1>
        {lead && (
          <p className={classNames('mt-3 measure text-text-quiet', size === 'large' && 'text-lg')}>{lead}</p>
        )}
      </div>
      {actions && <div className="flex max-w-full shrink-0 flex-wrap gap-3 print:hidden">{actions}</div>}
    </div>
  )
}
