import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Words around a control; every field component takes these. */
export type FieldTexts = {
  label: ReactNode
  /** What to enter and why it is asked, before an error is made. */
  hint?: ReactNode
  /** What is wrong and what to do. Its presence marks the field invalid. */
  error?: ReactNode
  /** The word for "optional", shown after the label; required fields carry no mark. */
  optional?: string
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

/** Props that the control inside must get. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FormFieldProps = FieldTexts & {
  id?: string | undefined
  className?: string | undefined
  /** Placed after the control and part of its description (a counter). */
  after?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, hint, control, error: wired for screen readers. */
export function FormField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  after,
  children,
}: FormFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'mb-1.5 text-base/6 font-medium'}>
        {label}
        {optional && <OptionalMark>{optional}</OptionalMark>}
      </label>
      {hint && <FieldHint id={`${fieldId}-hint`}>{hint}</FieldHint>}
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {after}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}

type FieldGroupProps = FieldTexts & {
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A fieldset with the same words, for several controls that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  children,
}: FieldGroupProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={fieldId}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-base/6 font-medium'}>
        {label}
        {optional && <OptionalMark>{optional}</OptionalMark>}
      </legend>
      {hint && <FieldHint id={`${fieldId}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function OptionalMark({ children }: { children: string }) {
  // The space parts the words where the label is read as text.
  return <span className="ml-1 text-sm font-normal text-text-quiet"> {children}</span>
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="-mt-1 mb-2 text-sm text-text-quiet">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-sm font-medium text-negative">
      <CircleAlert aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
