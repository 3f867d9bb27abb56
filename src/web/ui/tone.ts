/** What a state means for the person: nothing yet, good, needs attention, bad, or just information. */
export type Tone = 'neutral' | 'positive' | 'attention' | 'negative' | 'info'

/** Text (and icon) colour on the page or on the tone's soft ground. */
export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-text-quiet',
  positive: 'text-positive',
  attention: 'text-attention',
  negative: 'text-negative',
  info: 'text-info',
}

/** Soft background. */
export const TONE_GROUND: Record<Tone, string> = {
  neutral: 'bg-sunken',
  positive: 'bg-positive-soft',
  attention: 'bg-attention-soft',
  negative: 'bg-negative-soft',
  info: 'bg-info-soft',
}
