import type { GroupSummary } from '#domain/group/group-summary.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type MemberFilter, type MemberState, memberStates } from './member-filter.ts'

type BoardSummaryProps = { summary: GroupSummary; chosen: MemberFilter['state'] }

/** The group summary of spec point 4: how many people are in each state. Each count filters the list below. */
export function BoardSummary({ summary, chosen }: BoardSummaryProps) {
  return (
    <nav
      aria-label={m.group_state_label()}
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max border-y md:min-w-0">
        {(['all', ...memberStates] as const).map(state => (
          <li key={state} className="md:flex-1">
            <FilterLink
              parameter="state"
              value={state === 'all' ? null : state}
              chosen={chosen === state}
              className={classNames(
                'group flex h-full w-30 flex-col gap-0.5 border-b-2 py-3 pr-3 -outline-offset-2 md:w-auto md:pr-2',
                chosen === state ? 'border-accent-text' : 'border-transparent',
              )}
            >
              <span
                className={classNames(
                  'tabular text-xl font-semibold',
                  chosen === state && 'text-accent-text',
                  summary[keyOf(state)] === 0 && chosen !== state && 'text-text-quiet',
                )}
              >
                {summary[keyOf(state)]}
              </span>
              <span
                className={classNames(
                  'text-xs group-hover:text-text',
                  chosen === state ? 'text-text' : 'text-text-quiet',
                )}
              >
                {state === 'all' ? m.group_state_all() : stateWords[state]()}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function keyOf(state: MemberFilter['state']): keyof GroupSummary {
  return state === 'all' ? 'total' : state
}

/** The states of the group summary (spec point 4). */
const stateWords: Record<MemberState, () => string> = {
  draft: m.group_state_draft,
  awaitingConfirmation: m.group_state_awaitingConfirmation,
  awaitingReview: m.group_state_awaitingReview,
  approved: m.group_state_approved,
  paid: m.group_state_paid,
  rejected: m.group_state_rejected,
}
