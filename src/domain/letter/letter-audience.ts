/** Whom a marketing letter is for, always among those who agreed to advertising; everyone means all of them. */
export const letterAudiences = ['everyone', 'approved', 'speakers', 'media'] as const
export type LetterAudience = (typeof letterAudiences)[number]

/** A draft can be changed; a released letter can be recalled until its window ends; a sent one is history. */
export const letterStates = ['draft', 'released', 'sent'] as const
export type LetterState = (typeof letterStates)[number]

/** How long a released letter waits before it is written to anybody (product.md §3). */
export const letterRecallMinutes = 10

export const letterLimits = { subject: 150, text: 8000 } as const
