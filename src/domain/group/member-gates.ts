/** Gates of the coordinator's board, in the order in which a person passes them. */
export const memberGates = ['confirmed', 'approved', 'paid', 'passport', 'photo', 'transfer'] as const

export type MemberGate = (typeof memberGates)[number]
