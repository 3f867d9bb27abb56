/** Why a card on the site waits for an editor: its person withdrew the consent, or takes part no more. */
export const cardConcerns = ['leaving', 'left'] as const
export type CardConcern = (typeof cardConcerns)[number]
