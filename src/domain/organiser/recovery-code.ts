/** Crockford's base 32: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** A code of 50 bits from ten random bytes, as it is shown: `7K2Q9-XM4TD`. For recovery and for invitations. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from({ length }, (_, at) => alphabet[(bytes[at] ?? 0) % alphabet.length]).join('')
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
}

/** The same however it was typed: small letters, spaces, other dashes, O for 0, I and L for 1. Null if it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const known = letters.length === length && [...letters].every(letter => alphabet.includes(letter))
  return known ? letters : null
}
