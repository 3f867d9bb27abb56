import type { ReactNode } from 'react'

/** The head of a piece in its preview: what stands above the title, the title, the lead. */
export function PreviewHead({ above, title, lead }: { above?: ReactNode; title: string; lead?: string }) {
  return (
    <header className="space-y-3">
      {above && <p className="text-sm text-text-quiet">{above}</p>}
      <h3 className="text-2xl font-semibold">{title}</h3>
      {lead && <p className="text-lg text-text-quiet">{lead}</p>}
    </header>
  )
}
