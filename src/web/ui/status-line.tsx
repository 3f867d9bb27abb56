import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { StatusChip } from './status-chip.tsx'
import type { Tone } from './tone.ts'

type StatusLineProps = {
  tone: Tone
  /** The word of the state, in the chip. */
  word: ReactNode
  icon?: ReactNode
  /** One sentence: what it means. */
  meaning: ReactNode
  /** Who acts next, as a whole phrase: "Next: the committee". */
  who?: ReactNode
  /** By when, as a whole phrase: "by 25 September". */
  deadline?: ReactNode
  /** A button or link when it is this person's turn. */
  action?: ReactNode
  className?: string
}

/** A state as people need it: chip, meaning, who acts next, by when. */
export function StatusLine({ tone, word, icon, meaning, who, deadline, action, className }: StatusLineProps) {
  return (
    <div className={classNames('flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start', className)}>
      <div className="sm:w-52 sm:shrink-0">
        <StatusChip tone={tone} icon={icon}>
          {word}
        </StatusChip>
      </div>
      <div className="min-w-0 flex-1">
        <p className="measure">{meaning}</p>
        {(who || deadline) && (
          <p className="mt-0.5 text-sm text-text-quiet">
            {who}
            {who && deadline && <span aria-hidden="true"> · </span>}
            {deadline}
          </p>
        )}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}
