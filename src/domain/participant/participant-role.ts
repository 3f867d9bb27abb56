/** Roles of a person (spec point 6) and their codes in `userTypes`. A coordinator is not among them: coordinators do not attend as such. */
export const participantRoleIds = { participant: 1, speaker: 2, media: 3, coordinator: 4 } as const

export type ParticipantRole = keyof typeof participantRoleIds

export const participantRoles = Object.keys(participantRoleIds) as ParticipantRole[]

/** Coordinators attend in another role or not at all (spec point 1). */
export const attendingRoles = [
  'participant',
  'speaker',
  'media',
] as const satisfies readonly ParticipantRole[]

/** Who somebody signs up (spec point 2): themselves, another person, a group. */
export const registrationTypes = ['myself', 'another', 'group'] as const

export type RegistrationType = (typeof registrationTypes)[number]
