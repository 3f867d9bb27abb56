import { TriangleAlert } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'

/** Marks an update that cannot wait: icon and word. */
export function UrgentMark() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-attention">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {m.updates_urgent()}
    </span>
  )
}
