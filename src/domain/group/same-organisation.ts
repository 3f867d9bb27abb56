export type Organisation = { hasInn: boolean; inn: string | null; name: string | null }

/** Whether two rows mean one organisation (spec point 5): by the INN where they have one, by the name where there is none. */
export function isSameOrganisation(one: Organisation, other: Organisation): boolean {
  if (one.hasInn !== other.hasInn) return false
  if (one.hasInn) return one.inn !== null && one.inn === other.inn
  return plain(one.name) !== '' && plain(one.name) === plain(other.name)
}

/** A name without what people write differently: case, quotation marks, spaces. */
function plain(name: string | null): string {
  return (name ?? '').toLowerCase().replace(/[«»"“”„'’`\s]+/g, '')
}
