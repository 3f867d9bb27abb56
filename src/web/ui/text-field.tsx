import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './control-classes.ts'
import { type FieldTexts, FormField } from './form-field.tsx'

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    /** Inside the frame, before or after the text: a currency, a unit. */
    prefix?: ReactNode
    suffix?: ReactNode
    /** Beside the frame: a button that acts on the value. */
    action?: ReactNode
    /** Under the frame: a counter. */
    after?: ReactNode
    fieldClassName?: string
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. Spread react-hook-form's `register()` into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  prefix,
  suffix,
  action,
  after,
  className,
  fieldClassName,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, id, after }} className={fieldClassName}>
      {wiring => (
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            {prefix && <Affix side="left">{prefix}</Affix>}
            <input
              {...input}
              {...wiring}
              type={type}
              className={classNames(
                controlClasses,
                'read-only:bg-sunken',
                prefix ? 'pl-10' : '',
                suffix ? 'pr-12' : '',
                className,
              )}
            />
            {suffix && <Affix side="right">{suffix}</Affix>}
          </div>
          {action}
        </div>
      )}
    </FormField>
  )
}

function Affix({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute inset-y-0 flex items-center text-text-quiet [&_svg]:size-5 [&_svg]:stroke-[1.5]',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </span>
  )
}
