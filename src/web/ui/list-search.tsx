import { Search, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { IconButton } from './icon-button.tsx'

type ListSearchProps = {
  label: string
  hint: string
  /** Of the button that empties the field. */
  clearLabel: string
  value: string
  maxLength: number
  onValue: (value: string) => void
  /** How many results are left, announced politely. */
  outcome: ReactNode
  className?: string | undefined
}

/** Searches a list while somebody types. */
export function ListSearch({
  label,
  hint,
  clearLabel,
  value,
  maxLength,
  onValue,
  outcome,
  className,
}: ListSearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={classNames('block', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative mt-1.5 block">
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-quiet"
        />
        <input
          id={id}
          ref={field}
          type="search"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={hint}
          onChange={event => onValue(event.target.value)}
          // The browsers' own crosses differ.
          className={classNames(controlClasses, 'pr-12 pl-10 [&::-webkit-search-cancel-button]:hidden')}
        />
        {value !== '' && (
          <IconButton
            label={clearLabel}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              onValue('')
              field.current?.focus()
            }}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          />
        )}
      </span>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-text-quiet">
        {outcome}
      </p>
    </search>
  )
}
