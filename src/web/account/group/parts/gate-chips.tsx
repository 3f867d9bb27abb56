import { type MemberGate, memberGates } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { gateWords } from './gate-words.ts'
import type { MemberFilter } from './member-filter.ts'

type GateChipsProps = {
  counts: Record<MemberGate, number>
  chosen: MemberFilter['gate']
}

/** Counts per gate of the members it holds up. At most one is chosen; pressing it again clears the filter. */
export function GateChips({ counts, chosen }: GateChipsProps) {
  return (
    <nav
      aria-label={m.group_gate_label()}
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) py-0.5 lg:mx-0 lg:px-0"
    >
      <ul className="flex min-w-max items-center gap-2 sm:min-w-0 sm:flex-wrap">
        <li aria-hidden="true" className="text-sm text-text-quiet">
          {m.group_gate_held()}
        </li>
        {memberGates.map(gate => {
          const pressed = chosen === gate
          return (
            <li key={gate}>
              <FilterLink
                parameter="gate"
                value={pressed ? null : gate}
                chosen={pressed}
                className={classNames(
                  'flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm whitespace-nowrap lg:min-h-9',
                  pressed
                    ? 'border-accent bg-accent-soft font-medium text-accent-text'
                    : 'border-line hover:border-text-quiet',
                )}
              >
                {gateWords[gate]()}
                <span className="tabular text-text-quiet">{counts[gate]}</span>
              </FilterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
