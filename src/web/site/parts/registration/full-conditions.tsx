import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'

/** The way to all the conditions, under the fee. */
export function FullConditions() {
  const to = usePaths()
  return (
    <a href={to('conditions')} className="text-link mt-4 inline-flex min-h-11 items-center">
      {m.registration_conditions()}
    </a>
  )
}
