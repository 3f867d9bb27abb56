/** One field of a section, for its conflict dialog. */
export type SectionField<Values> = {
  name: keyof Values & string
  label: string
  /** Formats the value for people; by default its text. */
  show?: (value: Values[keyof Values]) => string
}

export type SectionDifference = { name: string; label: string; mine: string; theirs: string }

/** The fields in which what was typed here differs from what was saved elsewhere, in the order of the form. */
export function sectionDifference<Values>(
  fields: readonly SectionField<Values>[],
  mine: Values,
  theirs: Values,
): SectionDifference[] {
  return fields
    .map(({ name, label, show = plain }) => ({
      name,
      label,
      mine: show(mine[name]),
      theirs: show(theirs[name]),
    }))
    .filter(row => row.mine !== row.theirs)
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim()
}
