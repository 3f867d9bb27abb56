/**
 * What an organiser looks at somebody's cabinet for: a question of the person, something that does not work for them, or an incident. It is asked
 * before anything is shown, and the person reads the answer.
 */
export const cabinetPurposes = ['question', 'fault', 'inquiry'] as const

export type CabinetPurpose = (typeof cabinetPurposes)[number]
