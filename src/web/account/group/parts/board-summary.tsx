import { m } from '#messages/compiled/messages.js'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type MemberCounts, type MemberFilter, type MemberState, memberStates } from './member-filter.ts'

type BoardSummaryProps = { counts: MemberCounts; total: number; chosen: MemberFilter['state'] }

/** How many people are in each state. Each count filters the list below; nobody has withdrawn in most groups. */
export function BoardSummary({ counts, total, chosen }: BoardSummaryProps) {
  const states = memberStates.filter(state => state !== 'withdrawn' || counts[state] > 0 || chosen === state)
  const countOf = (state: MemberFilter['state']) => (state === 'all' ? total : counts[state])
  return (
    <nav
      aria-label={m.group_state_label()}
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max border-y md:min-w-0">
        {(['all', ...states] as const).map(state => (
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
                  countOf(state) === 0 && chosen !== state && 'text-text-quiet',
                )}
              >
                {countOf(state)}
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

const stateWords: Record<MemberState, () => string> = {
  draft: m.group_state_draft,
  awaitingConfirmation: m.group_state_awaitingConfirmation,
  awaitingReview: m.group_state_awaitingReview,
  approved: m.group_state_approved,
  paid: m.group_state_paid,
  rejected: m.group_state_rejected,
  withdrawn: m.group_state_withdrawn,
}
