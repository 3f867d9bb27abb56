/** The alphabet of QR's alphanumeric mode, which cheap scanners read best (RFC 9285). */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Bytes as Base45 (RFC 9285): three characters for two bytes, two for the last of an odd number. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = [bytes[at], bytes[at + 1]]
    const pair = low !== undefined
    let value = pair ? high * 256 + low : high
    for (let place = 0; place < (pair ? 3 : 2); place += 1) {
      text += alphabet[value % 45]
      value = Math.floor(value / 45)
    }
  }
  return text
}

/** The bytes of a Base45 text, or null where it is none. */
export function decodeBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map(character => alphabet.indexOf(character))
    if (digits.includes(-1)) return null
    const value = digits.reduce((sum, digit, place) => sum + digit * 45 ** place, 0)
    const pair = digits.length === 3
    if (value > (pair ? 0xffff : 0xff)) return null
    if (pair) bytes.push(value >> 8)
    bytes.push(value & 0xff)
  }
  return Uint8Array.from(bytes)
}
