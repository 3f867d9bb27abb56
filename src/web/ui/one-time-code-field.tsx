import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import type { Ref } from 'react'
import { classNames } from './class-names.ts'
import { type FieldTexts, FormField } from './form-field.tsx'

type OneTimeCodeFieldProps = FieldTexts & {
  value: string
  onChange: (value: string) => void
  /** Called once all digits are there: typed, pasted or autofilled. */
  onComplete?: (value: string) => void
  length?: number
  id?: string
  name?: string
  disabled?: boolean
  autoFocus?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** The code from a message: one real input behind boxes, so paste, autofill and readers work. */
export function OneTimeCodeField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  length = 6,
  ...input
}: OneTimeCodeFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, id }} className={className}>
      {wiring => (
        <OTPInput
          {...input}
          {...wiring}
          maxLength={length}
          pattern={REGEXP_ONLY_DIGITS}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          pasteTransformer={text => text.replace(/\D/g, '')}
          noScriptCSSFallback={null}
          containerClassName="flex max-w-full gap-2 has-disabled:opacity-60"
          render={({ slots }) =>
            slots.map((slot, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit's box is its place
                key={index}
                className={classNames(
                  'tabular flex h-14 w-full max-w-12 min-w-9 items-center justify-center rounded-md border bg-surface text-xl font-medium',
                  error ? 'border-negative' : 'border-line',
                  slot.isActive && 'outline-2 -outline-offset-1 outline-focus',
                )}
              >
                {slot.char}
                {slot.hasFakeCaret && <span className="h-6 w-px animate-caret bg-text" />}
              </div>
            ))
          }
        />
      )}
    </FormField>
  )
}
