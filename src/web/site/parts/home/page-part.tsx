import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type PagePartProps = {
  title: string
  lead?: string
  /** The way to more of this, under the title. */
  link?: { to: string; text: string } | null
  id?: string
  children: ReactNode
  className?: string
}

/** A part of a public page: its title in the left third on a desk, its content on the grid beside it. */
export function PagePart({ title, lead, link, id, children, className }: PagePartProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('page-width', className)}>
      <div className="grid gap-x-8 gap-y-5 border-t py-10 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={headingId} className="text-2xl font-semibold tracking-tight">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-80 text-text-quiet max-lg:measure">{lead}</p>}
          {link && (
            <a href={link.to} className="text-link mt-1 inline-flex min-h-11 items-center">
              {link.text}
            </a>
          )}
        </div>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
