import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './form-field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One tick box, with the native input underneath for forms and screen readers. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="tick mt-0.5"
        />
        <div className="min-w-0">
          <label htmlFor={fieldId} className="-my-2.5 block cursor-pointer py-2.5 text-base/6">
            {label}
          </label>
          {hint && (
            <p id={`${fieldId}-hint`} className="mt-1 text-sm text-text-quiet">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && (
        <div className="pl-8">
          <FieldError id={`${fieldId}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

/** A bare tick box for a table row; `label` is for screen readers. */
export function RowCheckbox({
  label,
  className,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      {...input}
      type="checkbox"
      aria-label={label}
      className={classNames('tick print:hidden', className)}
    />
  )
}
