import { Check, ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `locked` is not open yet, `closed` is open no more. */
export type ChecklistState = 'done' | 'todo' | 'waiting' | 'locked' | 'closed'

type ChecklistItemProps = {
  state: ChecklistState
  /** The state in a word: "done", "to do"; read by screen readers, and shown for `waiting`, `locked` and `closed`. */
  stateText: string
  title: ReactNode
  /** The deadline, or who acts now. */
  detail?: ReactNode
  /** A button or link for `todo`. */
  action?: ReactNode
  /** The link of the whole row. */
  href?: string
  /** Turns the title into a router link; without it `href` gives a plain anchor. */
  renderLink?: (href: string, title: ReactNode, className: string) => ReactNode
}

export function Checklist({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y border-y">
      {children}
    </ul>
  )
}

/** One thing to do before the forum: done, to do, waiting for others, or not open yet. */
export function ChecklistItem({
  state,
  stateText,
  title,
  detail,
  action,
  href,
  renderLink,
}: ChecklistItemProps) {
  const linkClass = 'rounded-sm after:absolute after:inset-0'
  const heading =
    href && renderLink ? (
      renderLink(href, title, linkClass)
    ) : href ? (
      <a href={href} className={linkClass}>
        {title}
      </a>
    ) : (
      title
    )
  return (
    <li className={classNames('relative flex items-center gap-4 py-4', href && 'hover:bg-sunken')}>
      <Mark state={state} />
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', (state === 'done' || isShut(state)) && 'text-text-quiet')}>
          {heading}
          <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>
        </p>
        {detail && <p className="text-sm text-text-quiet">{detail}</p>}
      </div>
      {(state === 'waiting' || isShut(state)) && (
        <span aria-hidden="true" className="hidden shrink-0 text-sm text-text-quiet sm:inline">
          {stateText}
        </span>
      )}
      {action && <div className="relative shrink-0">{action}</div>}
      {href && !action && (
        <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
      )}
    </li>
  )
}

function isShut(state: ChecklistState): boolean {
  return state === 'locked' || state === 'closed'
}

function Mark({ state }: { state: ChecklistState }) {
  const frame = 'inline-flex size-6 shrink-0 items-center justify-center rounded-full'
  if (state === 'done')
    return (
      <span aria-hidden="true" className={`${frame} bg-accent text-on-accent`}>
        <Check strokeWidth={2} className="size-4" />
      </span>
    )
  if (isShut(state))
    return (
      <span aria-hidden="true" className={`${frame} text-text-quiet`}>
        <Lock strokeWidth={1.5} className="size-5" />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(
        frame,
        'border-[1.5px]',
        state === 'waiting' ? 'border-dashed border-line' : 'border-line',
      )}
    />
  )
}
