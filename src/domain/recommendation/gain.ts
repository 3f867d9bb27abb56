/**
 * How good a ranking is, from 0 to 1 (normalised discounted cumulative gain): each place counts the grade of what stands there, the lower the less,
 * beside the best order there could be.
 */
export function gainAt(
  places: number,
  ranked: readonly string[],
  grades: ReadonlyMap<string, number>,
): number {
  const ideal = [...grades.values()].sort((left, right) => right - left)
  const best = discounted(ideal.slice(0, places))
  return best === 0 ? 0 : discounted(ranked.slice(0, places).map(guid => grades.get(guid) ?? 0)) / best
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
