import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { changedFields } from './rules.ts'

/** Reports every changed field of a form as it is typed. `initial` holds the values at the start. */
export function useAutosave<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  initial: Values,
  keep: (changed: Partial<Values>) => void,
): void {
  const last = useRef(initial)
  const hand = useEffectEvent(keep)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = changedFields(last.current, values)
          if (Object.keys(changed).length === 0) return
          last.current = { ...values }
          hand(changed)
        },
      }),
    [subscribe],
  )
}
