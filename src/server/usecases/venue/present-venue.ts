import type { Locale } from '#contract/field.ts'
import type { Venue, VenueHall, WayThere } from '#contract/venue.ts'
import {
  drawVenuePlan,
  isPlanLine,
  kilometresTo,
  type PlanLine,
  type PlanPlace,
  type PlanPoint,
  walkMinutes,
} from '#domain/venue/venue-plan.ts'
import type { EditionContent } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'

type Placed = { content: { east: number | null; north: number | null } }

/** Hubs, hotels and other places are numbered in this order, by the editors' order within each. */
export function presentVenue(of: EditionContent, locale: Locale): Venue {
  const [hotels, hubs, places] = [of.of('hotel'), of.of('transferHub'), of.of('venuePlace')]
  const spots = places.filter(({ content }) => !isPlanLine(content.type))
  const marks: PlanPlace[] = []
  const way = (kind: PlanPlace['kind'], { content }: Placed): WayThere => {
    const point = pointOf(content.east, content.north)
    if (!point) return { number: null, minutes: null, kilometres: null }
    const number = marks.length + 1
    marks.push({ ...point, number, kind })
    return { number, minutes: walkMinutes(point), kilometres: kilometresTo(point) }
  }
  const shown = {
    hubs: hubs.map(item => ({
      guid: item.guid,
      name: present(item.content.name, locale),
      type: item.content.type,
      service: present(item.content.service, locale),
      ...way('hub', item),
    })),
    hotels: hotels.map(item => ({
      guid: item.guid,
      name: present(item.content.name, locale),
      stars: item.content.stars,
      address: present(item.content.address, locale),
      distance: present(item.content.distance, locale),
      website: item.content.website,
      ...way('hotel', item),
    })),
    spots: spots.map(item => ({
      guid: item.guid,
      name: present(item.content.name, locale),
      type: item.content.type,
      note: present(item.content.note, locale),
      ...way('place', item),
    })),
  }
  const lines = places.flatMap(({ content }): PlanLine[] => {
    const [from, to] = [pointOf(content.east, content.north), pointOf(content.toEast, content.toNorth)]
    if (!isPlanLine(content.type) || !from || !to) return []
    return [{ type: content.type, name: present(content.name, locale), from, to }]
  })
  return { plan: drawVenuePlan(marks, lines), ...shown, halls: presentHalls(of, locale) }
}

function pointOf(east: number | null, north: number | null): PlanPoint | null {
  return east === null || north === null ? null : { east, north }
}

function presentHalls(of: EditionContent, locale: Locale): VenueHall[] {
  const sessions = of.of('programmeSession').filter(({ content }) => content.format !== 'break')
  return of.of('hall').map(({ guid, content }) => {
    const held = sessions.filter(session => session.content.hall === guid)
    const counted = Map.groupBy(held, session => session.content.format)
    return {
      guid,
      name: present(content.name, locale),
      floor: present(content.floor, locale),
      capacity: content.capacity,
      sessions: held.length,
      formats: [...counted].sort(([, one], [, other]) => other.length - one.length).map(([format]) => format),
    }
  })
}
