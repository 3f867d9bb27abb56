import type { ReactNode } from 'react'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'

/** A state in a dense row: the icon has the tone, the word stays quiet, so that a table of hundreds does not shout. */
export function StatusWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="flex w-fit items-center gap-1.5 whitespace-nowrap">
      <ToneIcon tone={tone} className={`size-4 ${TONE_TEXT[tone]}`} />
      {children}
    </span>
  )
}
