import type { ImportPerson } from './import-person.ts'

/** What tells one employee of a company from another. */
export type EmployeeIdentity = {
  phone: string | null
  lastName: string
  firstName: string
  middleName: string | null
  registrationAddress: string
}

/**
 * The keys under which an employee is known to their company: the phone, and the whole name with the address. One shared key makes two entries the
 * same person, unless both have a phone and the phones differ: a father and a son may share the rest.
 */
export function isSameEmployee(one: EmployeeIdentity, other: EmployeeIdentity): boolean {
  if (one.phone && other.phone) return one.phone === other.phone
  return nameAndAddress(one) === nameAndAddress(other)
}

export function identityOf({ cells }: Pick<ImportPerson, 'cells'>): EmployeeIdentity {
  return {
    phone: cells.phone.code ? null : cells.phone.value || null,
    lastName: cells.lastName.value || cells.latinLastName.value,
    firstName: cells.firstName.value || cells.latinFirstName.value,
    middleName: cells.middleName.value,
    registrationAddress: cells.registrationAddress.value,
  }
}

/** Looks people up among those before them, by either key. */
export function createEmployeeIndex() {
  const byPhone = new Map<string, EmployeeIdentity>()
  const byName = new Map<string, EmployeeIdentity[]>()
  return {
    has(person: EmployeeIdentity): boolean {
      if (person.phone && byPhone.has(person.phone)) return true
      return (byName.get(nameAndAddress(person)) ?? []).some(other => isSameEmployee(person, other))
    },
    add(person: EmployeeIdentity): void {
      if (person.phone) byPhone.set(person.phone, person)
      const name = nameAndAddress(person)
      byName.set(name, [...(byName.get(name) ?? []), person])
    },
  }
}

/** The cell that says whom a row repeats: the phone, or the surname where the row has none. */
export function identityCell({ cells }: Pick<ImportPerson, 'cells'>) {
  return cells.phone.value === '' ? cells.lastName : cells.phone
}

/** Marks every employee who already stands higher in the list. */
export function markEmployeeRepeats(people: readonly ImportPerson[]): void {
  const seen = createEmployeeIndex()
  for (const person of people) {
    const identity = identityOf(person)
    if (identity.lastName === '' && !identity.phone) continue
    const cell = identityCell(person)
    if (!cell.code && seen.has(identity)) cell.code = 'twice_in_list'
    seen.add(identity)
  }
}

const nameAndAddress = ({ lastName, firstName, middleName, registrationAddress }: EmployeeIdentity) =>
  [lastName, firstName, middleName === '—' ? '' : middleName, registrationAddress].map(plain).join('|')

const plain = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
