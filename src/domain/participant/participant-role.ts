/** Roles in which a person takes part (spec point 6) and their codes in `userTypes`. A coordinator does not attend as one. */
export const participantRoleIds = { participant: 1, speaker: 2, media: 3, coordinator: 4 } as const

export type ParticipantRole = keyof typeof participantRoleIds

export const participantRoles = Object.keys(participantRoleIds) as ParticipantRole[]

/** Who somebody signs up (spec point 2): themselves, another person, a group. */
export const registrationTypes = ['myself', 'another', 'group'] as const

export type RegistrationType = (typeof registrationTypes)[number]
