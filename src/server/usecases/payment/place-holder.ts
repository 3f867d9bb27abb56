import type { listPlacesOf } from '#server/persistence/replacement-queries.ts'

type Place = Awaited<ReturnType<typeof listPlacesOf>>[number]

/** Who took a paid place, and whether the money already counts for them; null where nobody did. Places are the newest first. */
export function currentHolder(places: readonly Place[]): { name: string; settled: boolean } | null {
  const [newest] = places
  if (!newest || newest.endedBecause === 'refunded') return null
  return { name: newest.newName, settled: newest.settledAt !== null }
}
