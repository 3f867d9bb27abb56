import type { ReactNode } from 'react'

type SiteRowProps = {
  /** Its anchor, also the base of the heading's id. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a public page: a line above, its title in the left third on a desk, its content beside it. */
export function SiteRow({ id, title, children }: SiteRowProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width scroll-mt-20">
      <div className="grid gap-x-8 gap-y-5 border-t py-8 md:py-12 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-xl font-semibold lg:col-span-4 lg:text-2xl">
          {title}
        </h2>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
