import type { LucideIcon } from 'lucide-react'
import type { ConsoleHit } from '#contract/organiser-search.ts'

/** One line of the palette: an action of the page, a page, or something found. */
export type Choice = {
  id: string
  icon: LucideIcon
  label: string
  note?: string
  /** The state in a word. */
  state?: string | null
} & (
  | { to: string; leaves?: true | undefined; run?: undefined }
  | { run: () => void; to?: undefined; leaves?: undefined }
)

export type ChoiceGroup = { key: string; title: string; choices: Choice[] }

/** Where the row of a guid stands among the choices; the first where it is gone. */
export function activeIndex(choices: readonly Choice[], id: string | null): number {
  return Math.max(
    0,
    choices.findIndex(choice => choice.id === id),
  )
}

/** A hit's own key: an invoice may be found twice, by itself and by its payment order. */
export function hitId(hit: ConsoleHit, index: number): string {
  return `${hit.kind}-${hit.guid}-${index}`
}
