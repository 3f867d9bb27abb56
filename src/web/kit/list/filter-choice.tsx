import { SelectField } from '#web/ui/select-field.tsx'
import { FilterChip, useAsChip } from './filter-chip.tsx'

type FilterChoiceProps<Value extends string> = {
  label: string
  /** Where the choices say themselves what they are of. */
  labelHidden?: boolean
  anyText: string
  value: Value | 'all'
  values: readonly Value[]
  wordOf: (value: Value) => string
  /**
   * How many each value would find, `more` where there are at least so many; absent while loading. A value that is not among them has none, or where
   * there may be more nobody knows.
   */
  counts?: readonly { value: string; count: number; more?: boolean }[] | undefined
  /** Null clears the filter. */
  onChange: (value: string | null) => void
}

/** One filter of a list: any, or one of the values with how many it would find. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, anyText, value, values, wordOf, counts, onChange } = props
  if (useAsChip())
    return value === 'all' ? null : (
      <FilterChip label={label} value={wordOf(value)} onRemove={() => onChange(null)} />
    )
  const isPartial = counts?.some(({ more }) => more) ?? false
  const counted = (known: Value) => {
    const { count, more } = counts?.find(one => one.value === known) ?? { count: 0, more: isPartial }
    return counts && (count > 0 || !more) ? `${wordOf(known)} (${count}${more ? '+' : ''})` : wordOf(known)
  }
  return (
    <SelectField
      label={label}
      labelHidden={props.labelHidden}
      className="text-sm"
      value={value}
      onChange={event => onChange(event.target.value === 'all' ? null : event.target.value)}
      options={[
        { value: 'all', label: anyText },
        ...values.map(known => ({ value: known, label: counted(known) })),
      ]}
    />
  )
}
