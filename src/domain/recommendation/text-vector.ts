/** A text as weights of its terms; its length is one, so that a product of two is their cosine. */
export type TextVector = ReadonlyMap<string, number>

/**
 * Weighs the terms of each document: a term counts the more, the fewer documents have it (inverse document frequency), and repetitions count less
 * and less. A term of one document alone brings nothing together and is left out.
 */
export function textVectors(documents: readonly (readonly string[])[]): {
  vectors: TextVector[]
  /** A text that is no document, in the same weights. */
  vectorOf: (terms: readonly string[]) => TextVector
} {
  const seenIn = new Map<string, number>()
  for (const terms of documents)
    for (const term of new Set(terms)) seenIn.set(term, (seenIn.get(term) ?? 0) + 1)

  const vectorOf = (terms: readonly string[]): TextVector => {
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    const weights = new Map<string, number>()
    for (const [term, count] of counts) {
      const documentsWith = seenIn.get(term) ?? 0
      if (documentsWith < 2) continue
      weights.set(term, (1 + Math.log(count)) * Math.log(documents.length / documentsWith))
    }
    return normalised(weights)
  }
  return { vectors: documents.map(vectorOf), vectorOf }
}

/** The middle of several texts: what they are about together. */
export function centreOf(vectors: readonly TextVector[]): TextVector {
  const sum = new Map<string, number>()
  for (const vector of vectors)
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight)
  return normalised(sum)
}

/** From 0, no common term, to 1. */
export function cosine(left: TextVector, right: TextVector): number {
  const [few, many] = left.size < right.size ? [left, right] : [right, left]
  let sum = 0
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0)
  return sum
}

function normalised(weights: Map<string, number>): TextVector {
  let squares = 0
  for (const weight of weights.values()) squares += weight * weight
  const length = Math.sqrt(squares)
  if (length === 0) return new Map()
  for (const [term, weight] of weights) weights.set(term, weight / length)
  return weights
}
