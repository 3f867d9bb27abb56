import { type ReactNode, useId } from 'react'

export function PassportPart({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-text-quiet">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
