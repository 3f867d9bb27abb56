/** Names and searches come again and again while a list is scored. */
const mostRemembered = 4000

/** Keeps answers by their key until there are too many, and then starts anew. Callers share them, so they must not be changed. */
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
