import { type Candidate, doClash, type PlanTerms } from './plan-terms.ts'

/**
 * Why a session stands in the plan and not its strongest rival, the most interesting one that it keeps out:
 * - wanted: the person chose it
 * - interest: it interests them more
 * - together: the rival alone is more interesting, but it would cost several that are worth more together
 * - time: with the rival the day would be too long, or a meal lost
 * - alone: nothing else of interest was on
 */
export type PlanReason =
  | { code: 'wanted' | 'interest' | 'together' | 'time'; rival: string }
  | { code: 'wanted' | 'alone'; rival: null }

/** The reason for each session of a plan, by guid. */
export function explainPlan(
  plan: readonly Candidate[],
  candidates: readonly Candidate[],
  { walk }: PlanTerms,
): Map<string, PlanReason> {
  const chosen = new Set(plan.map(({ guid }) => guid))
  const others = candidates
    .filter(({ guid, interest }) => !chosen.has(guid) && interest > 0)
    .sort((left, right) => right.interest - left.interest || (left.guid < right.guid ? -1 : 1))
  return new Map(
    plan.map((session): [string, PlanReason] => {
      const rival = others.find(other => other.to > other.from && doClash(session, other, walk))
      if (!rival) return [session.guid, { code: session.wanted ? 'wanted' : 'alone', rival: null }]
      return [session.guid, { code: codeOf(session, rival, { plan, walk }), rival: rival.guid }]
    }),
  )
}

function codeOf(
  session: Candidate,
  rival: Candidate,
  { plan, walk }: { plan: readonly Candidate[]; walk: PlanTerms['walk'] },
): 'wanted' | 'interest' | 'together' | 'time' {
  if (session.wanted) return 'wanted'
  if (session.interest >= rival.interest) return 'interest'
  const lost = plan.filter(one => doClash(one, rival, walk))
  if (lost.some(({ wanted }) => wanted)) return 'together'
  const together = lost.reduce((sum, { interest }) => sum + interest, 0)
  return together >= rival.interest ? 'together' : 'time'
}
