/** What a state means for the person: nothing yet, good, look, no, or simply to know. */
export type Tone = 'neutral' | 'positive' | 'attention' | 'negative' | 'info'

/** Text (and icon) colour on the page or on the tone's soft ground. */
export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-text-quiet',
  positive: 'text-positive',
  attention: 'text-attention',
  negative: 'text-negative',
  info: 'text-info',
}

/** Soft ground. */
export const TONE_GROUND: Record<Tone, string> = {
  neutral: 'bg-sunken',
  positive: 'bg-positive-soft',
  attention: 'bg-attention-soft',
  negative: 'bg-negative-soft',
  info: 'bg-info-soft',
}
