import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  /** A link or button on the title's line. */
  action?: ReactNode
  children: ReactNode
  /** `page`: 64-96 px apart on a desk, 40-56 on a phone; `block`: within a page; `none`. */
  space?: 'page' | 'block' | 'none'
  level?: 2 | 3
  /** Where the page’s own heading is small, as in the console. */
  small?: boolean
  id?: string
  className?: string
}

const SPACES = { page: 'py-6 md:py-10 xl:py-12', block: 'py-5 md:py-6', none: '' }

/** A titled part of a page, named for screen readers by its title. */
export function Section({
  title,
  lead,
  action,
  children,
  space = 'block',
  level = 2,
  small = false,
  id,
  className,
}: SectionProps) {
  const ownId = useId()
  const Heading = `h${level}` as const
  const size = space === 'page' ? 'text-2xl' : level === 2 && !small ? 'text-xl' : 'text-lg'
  return (
    <section
      id={id}
      aria-labelledby={title ? ownId : undefined}
      className={classNames(SPACES[space], className)}
    >
      {title && (
        <div
          className={classNames(
            'flex flex-wrap items-baseline gap-x-4 gap-y-1 print:break-after-avoid',
            space === 'page' ? 'mb-6 md:mb-8' : 'mb-4',
          )}
        >
          <div className="min-w-0 flex-1 basis-40">
            <Heading id={ownId} className={classNames('font-semibold', size)}>
              {title}
            </Heading>
            {lead && <p className="mt-1.5 measure text-text-quiet">{lead}</p>}
          </div>
          {action && <div className="max-w-full shrink-0">{action}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
