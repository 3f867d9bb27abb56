/** `typed` stands in the search field; `asked` is the search that it sent last. */
export type SearchText = { typed: string; asked: string }

/**
 * The field once the address says something else. On a busy device its own search arrives while somebody types on: that is not put back over what they
 * have typed since. What came from outside, by a link or the back button, is.
 */
export function withAddress({ typed, asked }: SearchText, value: string): SearchText {
  if (value === asked) return { typed, asked }
  return { typed: typed.trim() === value ? typed : value, asked: value }
}
