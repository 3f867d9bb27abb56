import type { RaiseState } from '#domain/raise/raise-transitions.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { workWord } from '#messages/staff-word.ts'
import type { Tone } from '#web/ui/tone.ts'

export const reviewTones: Record<ReviewState, Tone> = {
  unconfirmed: 'neutral',
  pending: 'attention',
  approved: 'positive',
  rejected: 'negative',
}

export const raiseTones: Record<RaiseState, Tone> = {
  asked: 'attention',
  offered: 'info',
  granted: 'positive',
  invoiced: 'attention',
  paid: 'positive',
  refused: 'negative',
  withdrawn: 'neutral',
}

/** Where somebody or something works. */
export const workWords = (where: Parameters<typeof workWord>[0]): string => workWord(where)()

/** The days on which a vehicle comes and goes; one where they are the same. */
export function stayWords(from: string, to: string): string {
  return from === to ? from : m.staff_vehicle_days({ from, to })
}
