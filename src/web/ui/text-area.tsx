import { type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { type FieldTexts, FormField } from './form-field.tsx'

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
    /** Most characters. More can be typed (nothing is cut off), the counter then says how many too many. */
    limit?: number
    /** The counter's words for the characters left; negative when there are too many. */
    counterText?: (left: number) => string
    fieldClassName?: string
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text, with a counter when there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  limit,
  counterText,
  className,
  fieldClassName,
  onChange,
  rows = 5,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState<number>()
  const length =
    typeof area.value === 'string' ? area.value.length : (typed ?? String(area.defaultValue ?? '').length)
  const left = limit === undefined ? 0 : limit - length
  return (
    <FormField
      {...{ label, hint, error, optional, labelHidden, id }}
      className={fieldClassName}
      after={
        limit !== undefined &&
        counterText && (
          <CharacterCounter left={left} limit={limit}>
            {counterText(left)}
          </CharacterCounter>
        )
      }
    >
      {wiring => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          onChange={event => {
            setTyped(event.target.value.length)
            onChange?.(event)
          }}
          className={classNames(controlClasses, 'resize-y read-only:bg-sunken', className)}
        />
      )}
    </FormField>
  )
}
