import type { listPlacesOf } from '../../persistence/replacement-queries.ts'

type Place = Awaited<ReturnType<typeof listPlacesOf>>[number]

/** Who has taken a place that was paid for, and whether the money counts for them yet; null where nobody has. */
export function currentHolder(places: readonly Place[]): { name: string; settled: boolean } | null {
  const [newest] = places
  if (!newest || newest.endedBecause === 'refunded') return null
  return { name: newest.newName, settled: newest.settledAt !== null }
}
