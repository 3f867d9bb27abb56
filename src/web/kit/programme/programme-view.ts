import type { Locale } from '#contract/field.ts'
import type { Programme } from '#contract/programme.ts'
import { shownNames } from '#web/kit/words/shown-names.ts'

/** A session without the fields that only its own page shows. */
export type SessionView = Omit<Programme['sessions'][number], 'moderators' | 'speakers'> & {
  /** Names of the participants, speakers first; many are shortened. */
  people: string
}

/** A programme cut down to what its page shows, since it travels with the page. */
export type ProgrammeView = Pick<Programme, 'edition' | 'days'> & {
  halls: { guid: string; name: string; floor: string }[]
  tracks: { guid: string; name: string; colour: Programme['tracks'][number]['colour'] }[]
  sessions: SessionView[]
}

export function viewOf(
  { edition, days, halls, tracks, sessions, people }: Programme,
  locale: Locale,
): ProgrammeView {
  const names = new Map(people.map(({ guid, name }) => [guid, name]))
  return {
    edition,
    days,
    halls: halls.map(({ guid, name, floor }) => ({ guid, name, floor })),
    tracks: tracks.map(({ guid, name, colour }) => ({ guid, name, colour })),
    sessions: sessions.map(({ moderators, speakers, ...session }) => ({
      ...session,
      people: shownNames(
        [...new Set([...speakers, ...moderators])].flatMap(guid => names.get(guid) ?? []),
        locale,
      ),
    })),
  }
}
