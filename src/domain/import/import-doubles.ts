/** What tells that two rows are probably one person. */
export type DoubleFacts = Record<
  'lastName' | 'firstName' | 'middleName' | 'latinLastName' | 'latinFirstName' | 'email',
  string | null
>

/**
 * Which of these people are probably listed already, among the others or higher in the same list: the same name under another phone. Only a warning:
 * two colleagues may have one name, and a second patronymic or a second address under no patronymic tells them apart.
 */
export function likelyDoubles(people: readonly DoubleFacts[], others: readonly DoubleFacts[]): boolean[] {
  const seen = new Map<string, DoubleFacts[]>()
  const remember = (person: DoubleFacts) => {
    for (const name of namesOf(person)) seen.set(name, [...(seen.get(name) ?? []), person])
  }
  others.forEach(remember)
  return people.map(person => {
    const known = namesOf(person).some(name => seen.get(name)?.some(other => !areApart(person, other)))
    remember(person)
    return known
  })
}

function areApart(one: DoubleFacts, other: DoubleFacts): boolean {
  const [middle, otherMiddle] = [plain(one.middleName), plain(other.middleName)]
  if (middle && otherMiddle) return middle !== otherMiddle
  const [email, otherEmail] = [plain(one.email), plain(other.email)]
  return email !== '' && otherEmail !== '' && email !== otherEmail
}

/** The name in each script in which it is whole. */
function namesOf({ lastName, firstName, latinLastName, latinFirstName }: DoubleFacts): string[] {
  const pairs = [
    [plain(lastName), plain(firstName)],
    [plain(latinLastName), plain(latinFirstName)],
  ]
  return pairs.filter(pair => pair.every(part => part !== '')).map(pair => pair.join(' '))
}

const plain = (text: string | null) => (text ?? '').trim().toLowerCase().replaceAll('ё', 'е')
