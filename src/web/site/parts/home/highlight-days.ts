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

/**
 * At most so many of the programme's highlights by day, in its order; days without any are left out. Each day gives one before a day gives its second,
 * so that a full first day does not hide the others.
 */
export function highlightDays({ days, halls, people, sessions }: Given, most: number): HighlightDay[] {
  const chosen = new Set(
    takeInTurns(
      days.map(day => sessions.filter(session => session.day === day)),
      most,
    ),
  )
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  const names = new Map(people.map(({ guid, name }) => [guid, name]))
  const nameAll = (guids: string[]) => guids.flatMap(guid => names.get(guid) ?? [])
  return days
    .map(day => ({
      day,
      sessions: sessions
        .filter(session => session.day === day && chosen.has(session))
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

function takeInTurns<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap(list => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, most)
}
