import { toggled } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { Chip } from './chip.tsx'
import type { filterChoices } from './filter-choices.ts'
import { noFilter, type ProgrammeAddress } from './programme-address.ts'

type ChosenFiltersProps = { groups: ReturnType<typeof filterChoices>; address: ProgrammeAddress }

/** What narrows the programme now, each to be taken away again. */
export function ChosenFilters({ groups, address }: ChosenFiltersProps) {
  const { filter, hrefOf, mine } = address
  const chosen = groups.flatMap(({ choices }) => choices.filter(choice => choice.chosen))
  if (chosen.length === 0 && !mine) return null
  return (
    <ul aria-label={m.programme_filters_chosen()} className="flex flex-wrap items-center gap-2 print:hidden">
      {chosen.map(({ name, value, text }) => (
        <li key={`${name} ${value}`}>
          <Chip href={hrefOf(toggled(filter, name, value))} chosen>
            {text}
          </Chip>
        </li>
      ))}
      {mine && (
        <li>
          <Chip href={hrefOf(filter, { mine: false })} chosen>
            {m.programme_filter_mine()}
          </Chip>
        </li>
      )}
      <li>
        <a
          href={hrefOf(noFilter(filter.day), { mine: false })}
          className="text-link inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
        >
          {m.programme_filter_clear()}
        </a>
      </li>
    </ul>
  )
}
