import { sessionFormats, topics } from '#domain/content/content-choice.ts'
import { countValues, type FilterName, filterNames } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName, topicName } from '#messages/session-names.ts'
import type { ProgrammeView, SessionView } from '#web/kit/programme/programme-view.ts'
import { trackColours } from '#web/kit/programme/track-colour.ts'
import { languageLabel } from '#web/kit/words/programme-labels.ts'
import type { ProgrammeAddress } from './programme-address.ts'

export type FilterChoice = {
  name: FilterName
  value: string
  text: string
  colour?: string
  chosen: boolean
  /** How many sessions it would show under the present choice. */
  count: number
}

/** The filters' values with their counts among `sessions`: only values that some session of the programme has. */
export function filterChoices(
  programme: ProgrammeView,
  { filter }: Pick<ProgrammeAddress, 'filter'>,
  sessions: readonly SessionView[],
): { name: FilterName; title: string; choices: FilterChoice[] }[] {
  const values: Record<FilterName, { value: string; text: string; colour?: string }[]> = {
    track: programme.tracks.map(({ guid, name, colour }) => ({
      value: guid,
      text: name,
      colour: trackColours[colour],
    })),
    hall: programme.halls.map(({ guid, name }) => ({ value: guid, text: name })),
    topic: topics.map(topic => ({ value: topic, text: topicName(topic) })),
    format: sessionFormats.map(format => ({ value: format, text: formatName(format) })),
    lang: (['ru', 'en'] as const).map(language => ({ value: language, text: languageLabel(language) })),
  }
  const titles: Record<FilterName, string> = {
    track: m.programme_filter_track(),
    hall: m.programme_filter_hall(),
    topic: m.programme_filter_topic(),
    format: m.programme_filter_format(),
    lang: m.programme_filter_language(),
  }
  const everything = { day: null, track: [], hall: [], topic: [], format: [], lang: [] }
  return filterNames
    .map(name => {
      const used = countValues(programme.sessions, everything, name)
      const counts = countValues(sessions, filter, name)
      const choices = values[name]
        .filter(({ value }) => used.has(value))
        .map(choice => ({
          ...choice,
          name,
          chosen: filter[name].includes(choice.value),
          count: counts.get(choice.value) ?? 0,
        }))
      return { name, title: titles[name], choices }
    })
    .filter(({ choices }) => choices.length > 1)
}
