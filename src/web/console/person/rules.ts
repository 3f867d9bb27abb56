import type { CorrectedNames } from '#contract/organiser-person.ts'

export type TypedNames = Record<keyof CorrectedNames, string>

/** The names as they stand, for a form. */
export function namesToType({
  lastName,
  firstName,
  middleName,
  latinLastName,
  latinFirstName,
}: CorrectedNames): TypedNames {
  return {
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    middleName: middleName ?? '',
    latinLastName: latinLastName ?? '',
    latinFirstName: latinFirstName ?? '',
  }
}

/** The names as typed; an empty field is no name. */
export function typedNames(typed: TypedNames): CorrectedNames {
  return {
    lastName: typed.lastName.trim() || null,
    firstName: typed.firstName.trim() || null,
    middleName: typed.middleName.trim() || null,
    latinLastName: typed.latinLastName.trim() || null,
    latinFirstName: typed.latinFirstName.trim() || null,
  }
}
