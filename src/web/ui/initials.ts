/** At most two initials of a name in any script: first letters of the first two words; '' for no letters. */
export function initials(name: string): string {
  return name
    .normalize('NFC')
    .split(/\s+/u)
    .map(word => /\p{L}\p{M}*|\p{N}/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .map(letter => [...letter.toUpperCase()][0] ?? '')
    .join('')
}
