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
