import type { Programme } from '#contract/programme.ts'

export type Highlight = {
  guid: string
  title: string
  startsAt: string
  endsAt: string
  /** The hall's name; empty if not set. */
  hall: string
  /** Names of the speakers, or of the moderators where nobody speaks. */
  people: string[]
}

export type HighlightDay = { day: string; sessions: Highlight[] }

type Given = Pick<Programme, 'days' | 'halls' | 'people' | 'sessions'>

/** The programme's highlights by day, in its order; days without any are left out. */
export function highlightDays({ days, halls, people, sessions }: Given): HighlightDay[] {
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  const names = new Map(people.map(({ guid, name }) => [guid, name]))
  const nameAll = (guids: string[]) => guids.flatMap(guid => names.get(guid) ?? [])
  return days
    .map(day => ({
      day,
      sessions: sessions
        .filter(session => session.day === day)
        .map(({ guid, title, startsAt, endsAt, hall, speakers, moderators }) => ({
          guid,
          title,
          startsAt,
          endsAt,
          hall: (hall && hallNames.get(hall)) || '',
          people: nameAll(speakers.length > 0 ? speakers : moderators),
        })),
    }))
    .filter(({ sessions }) => sessions.length > 0)
}
