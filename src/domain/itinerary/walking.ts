/** What an edition's halls say of the ways between them. */
export type HallWays = {
  guid: string
  /** Minutes from the foyer to this hall; null where nobody has said. */
  minutesToFoyer: number | null
  /** Halls next door, reached without the foyer; it is enough if one of two says so. */
  neighbours: readonly string[]
}

/** For a hall that says nothing: half of five minutes between any two. */
const usualToFoyer = 2.5

/** Next door. */
const toNeighbour = 1

/** Minutes on foot from one hall to another. A session without a hall, everywhere or nowhere yet, costs no way. */
export type Walk = (from: string | null, to: string | null) => number

export function walkBetween(halls: readonly HallWays[]): Walk {
  const ways = new Map(halls.map(hall => [hall.guid, hall]))
  return (from, to) => {
    if (from === null || to === null || from === to) return 0
    const [left, right] = [ways.get(from), ways.get(to)]
    if (left?.neighbours.includes(to) || right?.neighbours.includes(from)) return toNeighbour
    return Math.ceil((left?.minutesToFoyer ?? usualToFoyer) + (right?.minutesToFoyer ?? usualToFoyer))
  }
}
