import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { proposeLatin } from '#web/account/person/rules.ts'
import type { SpeakerForm, SpeakerSent } from './speaker-values.ts'

const pairs = [
  ['lastName', 'latinLastName'],
  ['firstName', 'latinFirstName'],
  ['middleName', 'latinMiddleName'],
] as const

/** Lets the Latin spelling follow the Cyrillic name until the person has written it themselves (product.md §5). */
export function useLatinNames(form: UseFormReturn<SpeakerForm, unknown, SpeakerSent>): void {
  const { subscribe, getValues, setValue } = form
  const before = useRef(getValues())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const known = before.current
          before.current = { ...values }
          for (const [from, to] of pairs) {
            if (values[from] === known[from]) continue
            const latin = getValues(to)
            const proposed = proposeLatin({ cyrillicBefore: known[from], cyrillic: values[from], latin })
            if (proposed !== latin) setValue(to, proposed, { shouldDirty: true })
          }
        },
      }),
    [subscribe, getValues, setValue],
  )
}
