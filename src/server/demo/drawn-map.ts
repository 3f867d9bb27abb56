import { seeded } from '#domain/guilloche/seeded.ts'

type MapSheet = { width: number; height: number; random: () => number }
type Point = { x: number; y: number }

const ink = { land: '#eef3ee', park: '#d3e6d8', sea: '#cfe0f0', wave: '#8fb2d6', street: '#ffffff' } as const
const mark = { venue: '#2f7a55', hotel: '#173a63', way: '#173a63' } as const

/** An invented seaside town: every hotel has the same streets and the way to the venue, but its own pin. */
export function map({ width, height, random }: MapSheet): string {
  const venue = { x: width * 0.46, y: height * 0.47 }
  const hotel = hotelPlace(venue, width, height, random)
  return `<rect width="${width}" height="${height}" fill="${ink.land}"/>
${parks(width, height)}
${streets(width, height)}
${sea(width, height)}
<path d="${way(venue, hotel)}" fill="none" stroke="${mark.way}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 13"/>
${venueMark(venue, height * 0.24)}
${pin(hotel, height * 0.15)}`
}

/** On either side of the venue, never in the sea or under the venue's mark. */
function hotelPlace(venue: Point, width: number, height: number, random: () => number): Point {
  const side = random() < 0.5 ? -1 : 1
  return {
    x: venue.x + side * width * (0.2 + random() * 0.17),
    y: height * (0.24 + random() * 0.42),
  }
}

const coast = (height: number, x: number) => height * 0.82 + Math.sin(x / 130) * 16 + Math.sin(x / 47) * 5

function sea(width: number, height: number): string {
  const line = (drop: number) =>
    Array.from({ length: Math.ceil(width / 12) + 1 }, (_, at) => {
      const x = at * 12
      return `${x},${(coast(height, x) + drop).toFixed(1)}`
    }).join(' ')
  const waves = [16, 34, 52, 70].map(
    (drop, at) =>
      `<polyline points="${line(drop)}" fill="none" stroke="${ink.wave}" stroke-width="1.5" opacity="${0.7 - at * 0.14}"/>`,
  )
  return `<polygon points="${line(0)} ${width},${height} 0,${height}" fill="${ink.sea}"/><polyline points="${line(0)}" fill="none" stroke="#fff" stroke-width="7"/>${waves.join('')}`
}

/** Avenues along the coast and lanes across them, all bent by one formula so that nothing looks ruled. */
function streets(width: number, height: number): string {
  const along = [0.1, 0.24, 0.38, 0.56, 0.7].map((share, at) => {
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = (width / 24) * step
      return `${x.toFixed(1)},${(height * share + Math.sin(x / (190 + at * 22) + at) * 14).toFixed(1)}`
    })
    return `<polyline points="${points.join(' ')}" stroke-width="${at === 2 ? 14 : 8}"/>`
  })
  const across = Array.from({ length: 9 }, (_, at) => {
    const x = width * (0.05 + at * 0.115)
    const bend = Math.sin(at * 1.7) * 26
    return `<path d="M${x.toFixed(1)} 0 Q${(x + bend).toFixed(1)} ${(height * 0.4).toFixed(1)} ${(x + bend * 1.6).toFixed(1)} ${(height * 0.8).toFixed(1)}" stroke-width="${at % 3 === 0 ? 10 : 6}"/>`
  })
  return `<g fill="none" stroke="${ink.street}" stroke-linecap="round">${along.join('')}${across.join('')}</g>`
}

function parks(width: number, height: number): string {
  const random = seeded('parks of the town')
  return Array.from({ length: 7 }, () => {
    const x = width * random()
    const y = height * random() * 0.7
    const size = height * (0.1 + random() * 0.14)
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * 1.3).toFixed(1)}" ry="${size.toFixed(1)}" fill="${ink.park}"/>`
  }).join('')
}

/** A street with one bend. */
function way(from: Point, to: Point): string {
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)} Q${to.x.toFixed(1)} ${from.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}

function venueMark({ x, y }: Point, size: number): string {
  const roof = `M${x - size * 0.36} ${y - size * 0.04}q${size * 0.36} ${-size * 0.28} ${size * 0.72} 0v${size * 0.26}h${-size * 0.72}z`
  return `<circle cx="${x}" cy="${y}" r="${size * 0.52}" fill="#fff" opacity="0.9"/><path d="${roof}" fill="${mark.venue}"/>`
}

function pin({ x, y }: Point, size: number): string {
  const half = size * 0.38
  return `<ellipse cx="${x}" cy="${y}" rx="${half * 0.5}" ry="${half * 0.16}" fill="#000" opacity="0.18"/>
<path d="M${x} ${y} C${x - half * 0.3} ${y - size * 0.45} ${x - half * 1.1} ${y - size * 0.5} ${x - half * 1.1} ${y - size * 0.86} A${half * 1.1} ${half * 1.1} 0 1 1 ${x + half * 1.1} ${y - size * 0.86} C${x + half * 1.1} ${y - size * 0.5} ${x + half * 0.3} ${y - size * 0.45} ${x} ${y} Z" fill="${mark.hotel}"/>
<circle cx="${x}" cy="${y - size * 0.86}" r="${half * 0.5}" fill="#fff"/>`
}
