import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A phone number as typed; the contract decides what is allowed, not a mask. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="+7 900 000-00-00"
      {...props}
      type="tel"
      inputMode="tel"
      className="tabular sm:max-w-80"
    />
  )
}
