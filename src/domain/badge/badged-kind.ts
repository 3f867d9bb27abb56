/** Whose badges are printed; a vehicle has a pass and no badge. */
export const badgedKinds = ['participant', 'employee', 'volunteer'] as const

export type BadgedKind = (typeof badgedKinds)[number]
