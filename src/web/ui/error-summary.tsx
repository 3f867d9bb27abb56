import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export type SummaryError = {
  /** The `id` or the `name` of the control. */
  field: string
  message: ReactNode
}

type ErrorSummaryProps = {
  title: string
  errors: readonly SummaryError[]
  /** How often the form was sent, so that the same errors take focus again; 0 before the first time. */
  attempt?: number
}

/**
 * All errors of a form at the top, each a link to its field. Takes the focus once per attempt. Before the first attempt, errors appear only at their
 * fields, so that nobody filling in the form by keyboard loses their place.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = errors.length
  const told = useRef<number | null>(null)
  const shown = count > 0 && attempt !== 0
  useEffect(() => {
    if (!shown || (attempt !== undefined && told.current === attempt)) return
    told.current = attempt ?? null
    box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-r-md border-l-4 border-negative bg-negative-soft p-4 sm:p-5"
    >
      <p className="flex gap-2 font-semibold text-text">
        <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-negative" />
        {title}
      </p>
      <ul className="mt-2 space-y-1 pl-7">
        {errors.map(error => (
          <li key={error.field}>
            <a
              href={`#${error.field}`}
              className="font-medium text-negative underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={event => {
                if (focusField(error.field)) event.preventDefault()
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(field: string): boolean {
  const found = document.getElementById(field) ?? document.getElementsByName(field)[0]
  if (!found) return false
  const control =
    found instanceof HTMLFieldSetElement
      ? (found.querySelector<HTMLElement>('input, select') ?? found)
      : found
  control.focus({ preventScroll: true })
  // Centre, so that neither a sticky header nor the pinned action hides the label.
  control.scrollIntoView({ block: 'center' })
  return true
}
