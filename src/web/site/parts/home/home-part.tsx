import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type HomePartProps = {
  title: string
  /** Quiet words beside the title. */
  aside?: string | undefined
  /** The link to everything of this kind. */
  link: { to: string; text: string }
  children: ReactNode
  className?: string
}

/** A full-width part of the home page, with its title and a link to everything on one line. */
export function HomePart({ title, aside, link, children, className }: HomePartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={classNames('page-width', className)}>
      <div className="border-t py-10 md:py-16">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-8">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={headingId} className="text-2xl font-semibold tracking-tight">
              {title}
            </h2>
            {aside && <p className="text-sm text-text-quiet">{aside}</p>}
          </div>
          <a href={link.to} className="text-link inline-flex min-h-11 items-center">
            {link.text}
          </a>
        </div>
        {children}
      </div>
    </section>
  )
}
