/** How many typing mistakes are allowed in a word of this length: none in a short one, two in a long one. */
const slipsOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

type Known = { word: string; letters: number }

/**
 * The words of a collection of texts, and the ones a misspelt word may stand for: letters left out, doubled, wrong or swapped. The first letter may
 * be wrong too, though it rarely is.
 */
export function createVocabulary(words: Iterable<string>) {
  const all = new Set(words)
  const byLength = new Map<number, Known[]>()
  const sorted = [...all].sort()
  for (const word of sorted) {
    const known = { word, letters: letterSet(word) }
    const bucket = byLength.get(word.length)
    if (bucket) bucket.push(known)
    else byLength.set(word.length, [known])
  }

  return {
    has: (word: string): boolean => all.has(word),

    /** Whether a word of the collection begins like this. */
    begins(start: string): boolean {
      const next = sorted[firstNotBefore(sorted, start)]
      return next?.startsWith(start) === true
    },

    /** The words nearest to a misspelt one, all at the same distance; none where nothing is near enough. */
    nearest(word: string): string[] {
      const letters = letterSet(word)
      let most = slipsOf(word.length)
      let found: string[] = []
      for (let length = word.length - most; length <= word.length + most; length += 1)
        for (const known of byLength.get(length) ?? []) {
          // One mistake changes at most two letters of the set.
          if (most === 0 || ones(known.letters ^ letters) > most * 2) continue
          const slips = slipsBetween(word, known.word, most)
          if (slips > most) continue
          if (slips < most) found = []
          most = slips
          found.push(known.word)
        }
      return found
    },
  }
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The letters of a word as bits; several letters may share a bit. */
function letterSet(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function ones(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}

/** The number of letters left out, added, replaced or swapped with their neighbour (Damerau, optimal alignment); anything above `most` is `most + 1`. */
export function slipsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1]
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      // At the first letters there is nothing to the left, which equals no letter.
      if (left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[right.length] ?? 0, most + 1)
}
