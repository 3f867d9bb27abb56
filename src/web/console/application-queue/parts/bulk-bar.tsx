import { X } from 'lucide-react'
import { type ApplicationRow, type DecisionKind, decisionKinds } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { decisionIcons, decisionVerb, openDecisions } from '#web/console/decision/words.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The contract's limit of applications per decision. */
export const mostInOneDecision = 400

type BulkBarProps = {
  rows: readonly ApplicationRow[]
  onDecide: (decision: DecisionKind) => void
  onClear: () => void
}

/** The ticked applications by status, and for how many of them each decision is possible. */
export function BulkBar({ rows, onDecide, onClear }: BulkBarProps) {
  if (rows.length === 0) return null
  const tooMany = rows.length > mostInOneDecision
  return (
    <section
      aria-label={m.organiser_bulk_bar()}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t bg-accent-soft px-4 py-2.5 text-sm md:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{m.organiser_selected({ count: rows.length })}</span>
        <span className="text-text-quiet">
          {' · '}
          {tooMany ? m.organiser_too_many_selected({ most: mostInOneDecision }) : statusCounts(rows)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {decisionKinds.map(decision => {
          const count = rows.filter(row => openDecisions(row.status).includes(decision)).length
          const Icon = decisionIcons[decision]
          return (
            count > 0 && (
              <Button
                key={decision}
                size="sm"
                variant={decision === 'approve' ? 'primary' : 'secondary'}
                icon={<Icon aria-hidden="true" />}
                disabled={tooMany}
                onClick={() => onDecide(decision)}
              >
                {decisionVerb(decision)} <span className="tabular font-normal">{count}</span>
              </Button>
            )
          )
        })}
        <IconButton
          size="sm"
          label={m.organiser_clear_selection()}
          icon={<X aria-hidden="true" />}
          onClick={onClear}
        />
      </div>
    </section>
  )
}

function statusCounts(rows: readonly ApplicationRow[]): string {
  const counts = new Map<ApplicationRow['status'], number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .map(([status, count]) => `${applicationWords[status]().toLowerCase()}: ${count}`)
    .join(', ')
}
