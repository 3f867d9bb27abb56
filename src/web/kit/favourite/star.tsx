import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

type StarProps = {
  /** Of a session or speaker. */
  guid: string
  /** Its title or name, for the label. */
  name: string
  className?: string
  /** With words beside it, where it stands alone. */
  worded?: boolean
}

/**
 * Marks a session or speaker as a favourite. The server draws it for nobody; a script shows it (`data-stars` of the page), presses it and says whether it
 * is pressed (site/script/stars.ts, and kit/favourite/pressed-stars.ts in the apps). Without script there is none.
 */
export function Star({ guid, name, className, worded = false }: StarProps) {
  return (
    <button
      type="button"
      data-star={guid}
      aria-pressed="false"
      aria-label={m.favourite_star({ name })}
      title={m.favourite_add()}
      className={classNames(
        'star min-h-11 min-w-11 items-center justify-center gap-2 rounded-md hover:text-accent-text print:!hidden',
        worded ? 'border border-line px-4 font-medium hover:border-text-quiet' : 'text-text-quiet',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="size-5"
      >
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
      </svg>
      {worded && <span aria-hidden="true">{m.favourite_add()}</span>}
    </button>
  )
}
