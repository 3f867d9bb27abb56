import { m } from '#messages/compiled/messages.js'
import type { MemberState } from './member-filter.ts'

/** The states of the group summary (spec point 4). */
export const stateWords: Record<MemberState, () => string> = {
  draft: m.group_state_draft,
  awaitingConfirmation: m.group_state_awaitingConfirmation,
  awaitingReview: m.group_state_awaitingReview,
  approved: m.group_state_approved,
  paid: m.group_state_paid,
  rejected: m.group_state_rejected,
}
