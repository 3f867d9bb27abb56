/** Names and searches come again and again while a list is scored; so many answers of each question are kept. */
const mostRemembered = 4000

/** The same work, done once for each key; nobody may change what it gives. */
export function remember<Arguments extends readonly unknown[], Value>(
  keyOf: (...asked: Arguments) => string,
  work: (...asked: Arguments) => Value,
): (...asked: Arguments) => Value {
  const known = new Map<string, { value: Value }>()
  return (...asked) => {
    const key = keyOf(...asked)
    const found = known.get(key)
    if (found) return found.value
    if (known.size >= mostRemembered) known.clear()
    const value = work(...asked)
    known.set(key, { value })
    return value
  }
}
