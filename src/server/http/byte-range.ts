/** First and last byte of a range, counted from 0. */
export type ByteRange = { first: number; last: number }

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.1.2): one range; `whole` for none, several or an unreadable one, which a server may
 * answer with the whole file; `beyond` when nothing of it is in the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (from === '')
    return Number(to) === 0 || size === 0
      ? 'beyond'
      : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= size) return 'beyond'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
