import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { type FieldTexts, FormField } from './form-field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> & {
    options: readonly SelectOption[]
    /** Shown while nothing is chosen; it cannot be chosen back. */
    placeholder?: string
    fieldClassName?: string
    ref?: Ref<HTMLSelectElement>
  }

/** The browser's own list, in our frame: it works with every keyboard, phone and screen reader. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  options,
  placeholder,
  className,
  fieldClassName,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, id }} className={fieldClassName}>
      {wiring => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={classNames(controlClasses, 'appearance-none pr-10', className)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-3 right-3 size-5 text-text-quiet"
          />
        </div>
      )}
    </FormField>
  )
}
