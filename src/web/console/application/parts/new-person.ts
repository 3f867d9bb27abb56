/** A name as an organiser typed it, in the script in which the person has it. */
export type NewPerson = { lastName: string; firstName: string }

const cyrillic = /\p{Script=Cyrillic}/u

/**
 * The name in the fields of its script: one without a Cyrillic letter is a Latin name, for people without Russian papers have no other
 * (product.md §5).
 */
export function namedPerson<Rest extends NewPerson>(typed: Rest) {
  const { lastName, firstName, ...rest } = typed
  return cyrillic.test(lastName + firstName)
    ? { ...rest, lastName, firstName }
    : { ...rest, latinLastName: lastName, latinFirstName: firstName }
}

/** The dialog's field that shows the error of the form's field. */
export function typedField(field: string): string {
  return field
    .replace(/^person\./, '')
    .replace(/^latin(First|Last)Name$/, (_, which: string) => `${which.toLowerCase()}Name`)
}
