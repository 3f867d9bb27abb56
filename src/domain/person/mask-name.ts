/** A name for places where nobody is named in full: the first word and the first letter of the next, «Анна К.». */
export function maskName(name: string): string {
  const [first = '', next = ''] = name.trim().split(/\s+/)
  const [letter] = next
  return letter ? `${first} ${letter.toUpperCase()}.` : first
}
