import { useState } from 'react'
import {
  type VolunteerDecision,
  type VolunteerRow,
  volunteerDecisions,
} from '#contract/organiser-volunteer.ts'
import { decideVolunteer, isComing } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { ShiftChoice } from '#web/console/shift-board/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { decisionWords } from '../words.ts'

type VolunteerDeedsProps = {
  rows: readonly VolunteerRow[]
  onDecide: (decision: VolunteerDecision, rows: readonly VolunteerRow[]) => void
}

/** What at least one of these is open to, with how many: the decisions, and a shift. */
export function VolunteerDeeds({ rows, onDecide }: VolunteerDeedsProps) {
  const [choosing, setChoosing] = useState(false)
  const coming = rows.filter(({ state, review }) => isComing(state) && review !== 'rejected')
  const count = (open: readonly VolunteerRow[]) =>
    rows.length > 1 && <span className="tabular font-normal">{open.length}</span>
  return (
    <div className="flex flex-wrap gap-2">
      {coming.length > 0 && (
        <Button size="sm" onClick={() => setChoosing(true)}>
          {m.volunteer_do_shift()} {count(coming)}
        </Button>
      )}
      {volunteerDecisions.map(decision => {
        const open = rows.filter(({ state }) => decideVolunteer(decision, { state, actor: 'organiser' }).ok)
        if (open.length === 0) return null
        return (
          <Button
            key={decision}
            size="sm"
            variant={decision === 'accept' ? 'primary' : 'secondary'}
            onClick={() => onDecide(decision, open)}
          >
            {decisionWords[decision]()} {count(open)}
          </Button>
        )
      })}
      {choosing && <ShiftChoice volunteers={coming} onClose={() => setChoosing(false)} />}
    </div>
  )
}
