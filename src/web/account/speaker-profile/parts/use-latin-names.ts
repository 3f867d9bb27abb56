import { useEffect, useRef } from 'react'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { proposeLatin } from '#web/kit/section/propose-latin.ts'
import type { SpeakerForm } from './speaker-values.ts'

const pairs = [
  ['lastName', 'latinLastName'],
  ['firstName', 'latinFirstName'],
  ['middleName', 'latinMiddleName'],
] as const

/** Keeps the Latin spelling in step with the Cyrillic name until the person edits it themselves (product.md §5). */
export function useLatinNames(form: FieldsForm<SpeakerForm>): void {
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
