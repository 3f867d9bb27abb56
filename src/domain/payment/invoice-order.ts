/** Lines of an invoice in the order of the names on them, as a group's board lists its people, so that one may be compared with the other. */
export function orderByName<Line extends { participantName: string }>(lines: readonly Line[]): Line[] {
  const { compare } = new Intl.Collator('ru')
  return [...lines].sort((left, right) => compare(left.participantName, right.participantName))
}
