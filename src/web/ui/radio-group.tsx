import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldGroup, type FieldTexts } from './form-field.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

type RadioGroupProps = FieldTexts & {
  options: readonly RadioOption[]
  id?: string
  name?: string
  /** Controlled value; leave out (or give `defaultValue`) to let the browser keep it. */
  value?: string
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  onValueChange?: (value: string) => void
  ref?: Ref<HTMLInputElement>
  /** `list`: one column of rows; `cards`: side by side from 640 px. */
  layout?: 'list' | 'cards'
  className?: string
}

/** One choice of a few, each a row or card that is pressed anywhere. Works with `register()` and controlled alike. */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  onValueChange,
  ref,
  layout = 'list',
  error,
  ...field
}: RadioGroupProps) {
  const ownName = useId()
  return (
    <FieldGroup {...field} error={error}>
      <div className={classNames('grid gap-3', layout === 'cards' && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {options.map(option => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 gap-3 rounded-md border p-3 pr-4 transition-colors duration-100 sm:p-4',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:outline-1 has-checked:-outline-offset-2 has-checked:outline-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              error ? 'border-negative' : 'border-line',
              option.disabled ? 'cursor-not-allowed opacity-60' : 'hover:border-text-quiet',
            )}
          >
            <input
              type="radio"
              className="tick tick-round mt-0.5 outline-none!"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={event => {
                onChange?.(event)
                onValueChange?.(option.value)
              }}
              onBlur={onBlur}
              ref={ref}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-base/6 font-medium">{option.label}</span>
              {option.description && (
                <span className="mt-1 block text-sm text-text-quiet">{option.description}</span>
              )}
            </span>
            {option.icon && (
              <span aria-hidden="true" className="text-text-quiet [&_svg]:size-6 [&_svg]:stroke-[1.5]">
                {option.icon}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
