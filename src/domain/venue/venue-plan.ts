/** Where something is, in metres from the venue's main entrance; negative to the west and south. */
export type PlanPoint = { east: number; north: number }

/** A place of the plan with its number in the list beside it. */
export type PlanPlace = PlanPoint & { number: number; kind: 'hotel' | 'hub' | 'place' }

/** A street, a railway or the shore, from one end to the other. */
export type PlanLine = { type: 'street' | 'railway' | 'shore'; name: string; from: PlanPoint; to: PlanPoint }

type Spot = { x: number; y: number }

/** A drawing in units of its own, `width` by `height`, with the venue at `venue`. */
export type VenuePlan = {
  width: number
  height: number
  venue: Spot
  /** How far one gets on foot. */
  rings: { minutes: number; radius: number }[]
  marks: (Spot & Pick<PlanPlace, 'number' | 'kind'>)[]
  /** What is beyond the plan: a mark at its edge, and the way there in degrees clockwise from north. */
  beyond: (Spot & Pick<PlanPlace, 'number' | 'kind'> & { angle: number })[]
  /** `label` is where a name hides least: its middle. */
  lines: (Pick<PlanLine, 'type' | 'name'> & { from: Spot; to: Spot; label: Spot })[]
  /** The corners of the water behind each shore, far outside the drawing. */
  water: Spot[][]
}

/** A calm pace, as hotels count it. */
const metresPerMinute = 80

/** Further away nobody walks: the plan points there from its edge. */
const edgeOfPlan = 3500

const width = 600
const heights = { least: 420, most: 640 }
/** Room for a mark and its number at the edge. */
const margin = 34
/** Marks nearer to each other than this would hide one another. */
const apart = 38

export function isPlanLine(type: string | null): type is PlanLine['type'] {
  return type === 'street' || type === 'railway' || type === 'shore'
}

const distance = ({ east, north }: PlanPoint) => Math.hypot(east, north)

/** On foot from the main entrance, in whole minutes; null where that is no walk any more. */
export function walkMinutes(place: PlanPoint): number | null {
  const metres = distance(place)
  return metres > edgeOfPlan ? null : Math.max(1, Math.round(metres / metresPerMinute))
}

/** As the crow flies, in whole kilometres. */
export function kilometresTo(place: PlanPoint): number {
  return Math.max(1, Math.round(distance(place) / 1000))
}

/** Draws what lies around the venue to one scale, north up; null where nothing is near enough to be drawn. */
export function drawVenuePlan(places: readonly PlanPlace[], lines: readonly PlanLine[]): VenuePlan | null {
  const near = places.filter(place => distance(place) <= edgeOfPlan)
  if (near.length === 0) return null
  const { scale, height, spot } = frame(near)
  const venue = spot({ east: 0, north: 0 })
  const marks = pushApart(near.map(place => ({ ...spot(place), number: place.number, kind: place.kind })))
  const beyond = alongEdge(
    places
      .filter(place => !near.includes(place))
      .map(place => ({
        ...atEdge(venue, height, place),
        number: place.number,
        kind: place.kind,
        angle: Math.round((Math.atan2(place.east, place.north) * 180) / Math.PI),
      })),
    height,
  )
  const taken = [venue, ...marks, ...beyond]
  const water = lines.filter(({ type }) => type === 'shore').map(shore => beyondShore(shore).map(spot))
  return {
    width,
    height,
    venue,
    rings: [10, 20, 30].map(minutes => ({ minutes, radius: round(minutes * metresPerMinute * scale) })),
    marks,
    beyond,
    lines: lines.map(({ type, name, from, to }) => {
      const ends = { from: spot(from), to: spot(to) }
      return { type, name, ...ends, label: freeSpot(ends, height, taken) }
    }),
    water,
  }
}

/** The scale at which all near places and the venue fit, and where a point comes to lie. */
function frame(near: readonly PlanPoint[]) {
  const easts = [0, ...near.map(({ east }) => east)]
  const norths = [0, ...near.map(({ north }) => north)]
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const [south, north] = [Math.min(...norths), Math.max(...norths)]
  // At least a kilometre across, so that one place next door does not blow the street up.
  const [across, along] = [Math.max(east - west, 1000), Math.max(north - south, 1000)]
  const room = width - 2 * margin
  const height = Math.round(
    Math.min(Math.max((along / across) * room + 2 * margin, heights.least), heights.most),
  )
  const scale = Math.min(room / across, (height - 2 * margin) / along)
  const middle = { east: (west + east) / 2, north: (south + north) / 2 }
  const spot = (point: PlanPoint): Spot => ({
    x: round(width / 2 + (point.east - middle.east) * scale),
    y: round(height / 2 - (point.north - middle.north) * scale),
  })
  return { scale, height, spot }
}

/** Where the way from the venue to a far place leaves the drawing. */
function atEdge(venue: Spot, height: number, { east, north }: PlanPoint): Spot {
  const [right, down] = [east, -north]
  const across =
    right === 0 ? Infinity : (right > 0 ? width - margin - venue.x : venue.x - margin) / Math.abs(right)
  const along =
    down === 0 ? Infinity : (down > 0 ? height - margin - venue.y : venue.y - margin) / Math.abs(down)
  const share = Math.min(across, along)
  return { x: round(venue.x + right * share), y: round(venue.y + down * share) }
}

/** Neighbours are moved away from each other, each by half of what they overlap; a few rounds are enough for a town. */
function pushApart<Mark extends Spot>(marks: Mark[]): Mark[] {
  for (let round = 0; round < 20; round += 1)
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) {
        const [right, down] = [other.x - one.x, other.y - one.y]
        const reach = Math.hypot(right, down)
        if (reach >= apart) continue
        const share = (apart - reach) / 2 / (reach || 1)
        // Two in one place part to the left and right.
        const step = { x: (reach ? right : 1) * share, y: down * share }
        Object.assign(one, { x: one.x - step.x, y: one.y - step.y })
        Object.assign(other, { x: other.x + step.x, y: other.y + step.y })
      }
  return marks.map(mark => ({ ...mark, x: round(mark.x), y: round(mark.y) }))
}

/** Marks at the edge that point the same way stand one below the other. */
function alongEdge<Mark extends Spot>(marks: Mark[], height: number): Mark[] {
  const placed: Mark[] = []
  for (const mark of marks) {
    let { y } = mark
    const step = mark.y < height / 2 ? apart + 16 : -apart - 16
    while (placed.some(other => Math.hypot(other.x - mark.x, other.y - y) < apart)) y += step
    placed.push({ ...mark, y: round(y) })
  }
  return placed
}

/** The middle of a name on a line, as far from all marks as it can be, and inside the drawing. */
function freeSpot({ from, to }: { from: Spot; to: Spot }, height: number, taken: readonly Spot[]): Spot {
  const candidates = Array.from({ length: 33 }, (_, step) => (step + 1) / 34).map(share => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }))
  const inside = candidates.filter(({ x, y }) => x > 90 && x < width - 90 && y > 50 && y < height - 50)
  const room = (spot: Spot) => Math.min(...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)))
  const [best = from] = inside.toSorted((one, other) => room(other) - room(one))
  return { x: round(best.x), y: round(best.y) }
}

/** The water is on the side of the shore where the venue is not. */
function beyondShore({ from, to }: PlanLine): PlanPoint[] {
  const [east, north] = [to.east - from.east, to.north - from.north]
  const length = Math.hypot(east, north) || 1
  const far = 100_000 / length
  const venueIsLeft = east * -from.north - north * -from.east > 0
  const away = venueIsLeft ? { east: north, north: -east } : { east: -north, north: east }
  const start = { east: from.east - east * far, north: from.north - north * far }
  const end = { east: to.east + east * far, north: to.north + north * far }
  const out = (point: PlanPoint) => ({
    east: point.east + away.east * far,
    north: point.north + away.north * far,
  })
  return [start, end, out(end), out(start)]
}

const round = (value: number) => Math.round(value * 10) / 10
