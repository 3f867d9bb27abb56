import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { type FieldTexts, FormField } from './form-field.tsx'

type WrappingFieldProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'> & {
    after?: ReactNode
    fieldClassName?: string
    ref?: Ref<HTMLTextAreaElement>
  }

/** One line of text that is often longer than its field, such as the name of a company: it wraps and grows instead of being clipped, and holds no line breaks. */
export function WrappingField(props: WrappingFieldProps) {
  const { label, hint, error, optional, labelHidden, id, after, className, fieldClassName, ...area } = props
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, id, after }} className={fieldClassName}>
      {wiring => (
        <textarea
          {...area}
          {...wiring}
          rows={1}
          onKeyDown={event => {
            area.onKeyDown?.(event)
            // As in a field of one line; a word that is being composed keeps its Enter.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          onChange={event => {
            const { value } = event.target
            if (/[\r\n]/.test(value)) event.target.value = value.replace(/\s*[\r\n]+\s*/g, ' ')
            area.onChange?.(event)
          }}
          className={classNames(
            controlClasses,
            'field-sizing-content resize-none read-only:bg-sunken',
            className,
          )}
        />
      )}
    </FormField>
  )
}
