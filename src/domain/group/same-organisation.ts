export type Organisation = { hasInn: boolean; inn: string | null; name: string | null }

/** Whether two rows mean one organisation (spec point 5): by INN where there is one, otherwise by name. */
export function isSameOrganisation(one: Organisation, other: Organisation): boolean {
  if (one.hasInn !== other.hasInn) return false
  if (one.hasInn) return one.inn !== null && one.inn === other.inn
  return plain(one.name) !== '' && plain(one.name) === plain(other.name)
}

/** A name without the parts that people write differently: case, quotation marks, spaces. */
function plain(name: string | null): string {
  return (name ?? '').toLowerCase().replace(/[«»"“”„'’`\s]+/g, '')
}
