import { CircleCheck, CircleX, type LucideIcon, RotateCcw } from 'lucide-react'
import type { StaffDecision } from '#contract/review.ts'
import { m } from '#messages/compiled/messages.js'

export const decisionWords: Record<StaffDecision, () => string> = {
  approve: m.staff_decide_approve,
  refuse: m.staff_decide_refuse,
  lookAgain: m.staff_decide_look_again,
}

export const decisionIcons: Record<StaffDecision, LucideIcon> = {
  approve: CircleCheck,
  refuse: CircleX,
  lookAgain: RotateCcw,
}

export type ReviewListName = 'employees' | 'vehicles' | 'volunteerReview'

type ReviewEmptyWords = Record<'none' | 'noneText' | 'done' | 'doneText', () => string>

/** What an empty list says: nobody was sent to be reviewed yet, or everybody has been reviewed. */
export const reviewEmptyWords: Record<ReviewListName, ReviewEmptyWords> = {
  employees: {
    none: m.staff_review_none_employees,
    noneText: m.staff_review_none_companies_text,
    done: m.staff_review_done,
    doneText: m.staff_review_done_employees,
  },
  vehicles: {
    none: m.staff_review_none_vehicles,
    noneText: m.staff_review_none_companies_text,
    done: m.staff_review_done,
    doneText: m.staff_review_done_vehicles,
  },
  volunteerReview: {
    none: m.volunteer_review_none,
    noneText: m.volunteer_review_none_text,
    done: m.staff_review_done,
    doneText: m.volunteer_review_done_text,
  },
}
