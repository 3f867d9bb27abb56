import type { ReactNode } from 'react'

export function PreviewHead({ above, title, lead }: { above?: ReactNode; title: string; lead?: string }) {
  return (
    <header className="space-y-3">
      {above && <p className="text-sm text-text-quiet">{above}</p>}
      <h3 className="text-2xl font-semibold">{title}</h3>
      {lead && <p className="text-lg text-text-quiet">{lead}</p>}
    </header>
  )
}
