import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import {
  type VolunteerDecision,
  type VolunteerRow,
  volunteerDecisions,
} from '#contract/organiser-volunteer.ts'
import { decideVolunteer, isComing } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { ShiftChoice } from '#web/console/shift-board/form.tsx'
import { decisionIcons, decisionWords } from '../words.ts'

type VolunteerDeedsProps = {
  rows: readonly VolunteerRow[]
  onDecide: (decision: VolunteerDecision, rows: readonly VolunteerRow[]) => void
}

/** What at least one of these is open to, with how many: the decisions, and a shift. */
export function VolunteerDeeds({ rows, onDecide }: VolunteerDeedsProps) {
  const [choosing, setChoosing] = useState(false)
  const coming = rows.filter(({ state, review }) => isComing(state) && review !== 'rejected')
  const count = (open: readonly VolunteerRow[]) => (rows.length > 1 ? open.length : undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {coming.length > 0 && (
        <PageButton
          icon={CalendarPlus}
          plain
          count={count(coming)}
          size="sm"
          onClick={() => setChoosing(true)}
        >
          {m.volunteer_do_shift()}
        </PageButton>
      )}
      {volunteerDecisions.map(decision => {
        const open = rows.filter(({ state }) => decideVolunteer(decision, { state, actor: 'organiser' }).ok)
        if (open.length === 0) return null
        return (
          <PageButton
            key={decision}
            icon={decisionIcons[decision]}
            plain
            count={count(open)}
            size="sm"
            variant={decision === 'accept' ? 'primary' : 'secondary'}
            onClick={() => onDecide(decision, open)}
          >
            {decisionWords[decision]()}
          </PageButton>
        )
      })}
      {choosing && <ShiftChoice volunteers={coming} onClose={() => setChoosing(false)} />}
    </div>
  )
}
