import type { ForumDayQuotas } from '#domain/staff-company/forum-day-quota.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { CrowdFacts } from './crowd-person.ts'
import type { Draw } from './crowd-random.ts'

/** What those who work on site are made up from: the crowd's facts, the days of the forum, and who of the organisers acts. */
export type CrowdSiteFacts = CrowdFacts & {
  startsOn: string
  endsOn: string
  quotas: ForumDayQuotas
  security: string
  logistics: string
}

/** How far the check of an employee or a vehicle has come by the end of the span. */
export function crowdReview({ random, later }: Draw, facts: CrowdSiteFacts, createdAt: Date) {
  const fate = random()
  const sentAt = later(createdAt, 6)
  const decidedAt = later(sentAt, 4)
  const isSent = fate > 0.12 && sentAt <= facts.until
  const isDecided = isSent && fate > 0.3 && decidedAt <= facts.until
  return {
    state: stateOf(isSent, isDecided, fate),
    sentAt: isSent ? sentAt : null,
    decidedAt: isDecided ? decidedAt : null,
    decidedBy: isDecided ? facts.security : null,
  }
}

function stateOf(isSent: boolean, isDecided: boolean, fate: number): ReviewState {
  if (!isSent) return 'unconfirmed'
  if (!isDecided) return 'pending'
  return fate > 0.95 ? 'rejected' : 'approved'
}
