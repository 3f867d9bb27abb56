import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_GROUND, TONE_TEXT, type Tone } from './tone.ts'
import { ToneIcon } from './tone-icon.tsx'

type StatusChipProps = {
  tone: Tone
  /** The word of the state. */
  children: ReactNode
  /** Instead of the tone's own icon; drawn at 16 px. */
  icon?: ReactNode
  className?: string
}

export function StatusChip({ tone, children, icon, className }: StatusChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-7 max-w-full items-center gap-1.5 rounded-full pr-3 pl-2 text-sm font-medium whitespace-nowrap',
        '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
        TONE_GROUND[tone],
        TONE_TEXT[tone],
        className,
      )}
    >
      {icon ?? <ToneIcon tone={tone} className="size-4" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
