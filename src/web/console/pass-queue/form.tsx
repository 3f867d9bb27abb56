import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import { m } from '#messages/compiled/messages.js'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import type { BearerFilters } from './rules.ts'
import { bearerKindWords } from './words.ts'

type BearerFilterFieldsProps = {
  label: string
  /** Of the days between which something happened to it. */
  days: string
  kinds: readonly PassKind[]
  filters: BearerFilters
  /** How many each kind would find. */
  counts: {
    queryKey: readonly unknown[]
    queryFn: (call: { signal: AbortSignal }) => Promise<BearerCounts>
  }
  onChange: (changes: Record<string, string | null>) => void
}

type BearerCounts = { counts: { kind: { value: string; count: number; more?: boolean }[] } }

/** Filters of what people bear, passes or badges: by who bears it and by days. */
export function BearerFilterFields({ filters, counts, onChange, ...props }: BearerFilterFieldsProps) {
  const { kind, from, to } = filters
  // Nobody reads the counts until the filters are opened.
  const { data } = useQuery({
    ...counts,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
  return (
    <>
      <FilterChoice
        label={props.label}
        anyText={m.bearer_kind_all()}
        value={kind}
        values={props.kinds}
        wordOf={value => bearerKindWords[value]()}
        counts={data?.counts.kind}
        onChange={value => onChange({ kind: value })}
      />
      <DayRange legend={props.days} from={from} to={to} onChange={onChange} />
    </>
  )
}
