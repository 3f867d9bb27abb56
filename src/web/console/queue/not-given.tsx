import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'

/** A value, or quiet words where there is none. */
export function orNotGiven(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' ? (
    <span className="text-text-quiet">{m.organizer_not_given()}</span>
  ) : (
    value
  )
}
