import { useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { SectionDifference } from './section-difference.ts'

type SectionConflictProps = {
  differences: readonly SectionDifference[]
  pending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two tabs or two people saved one section: shows the differences and asks which version to keep. */
export function SectionConflict({ differences, pending, onKeepMine, onTakeTheirs }: SectionConflictProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Banner tone="attention" announce="alert" title={m.section_conflict_title()}>
        <p>{differences.length > 0 ? m.section_conflict_text() : m.section_conflict_same()}</p>
        {differences.length > 0 && <DifferenceTable differences={differences} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" loading={pending} onClick={onKeepMine}>
            {m.section_conflict_mine()}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onTakeTheirs}>
            {m.section_conflict_theirs()}
          </Button>
        </div>
      </Banner>
    </div>
  )
}

function DifferenceTable({ differences }: Pick<SectionConflictProps, 'differences'>) {
  return (
    <dl className="mt-4 divide-y border-y">
      {differences.map(({ name, label, mine, theirs }) => (
        <div key={name} className="py-3">
          <dt className="text-sm font-medium">{label}</dt>
          <dd className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            <p className="min-w-0 break-words">
              <span className="text-text-quiet">{m.section_conflict_here()}</span>{' '}
              {mine || m.section_empty_value()}
            </p>
            <p className="min-w-0 break-words">
              <span className="text-text-quiet">{m.section_conflict_elsewhere()}</span>{' '}
              {theirs || m.section_empty_value()}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
