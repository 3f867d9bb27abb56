import type { Locale } from '#contract/field.ts'
import type { ProgrammeChoice } from '#contract/programme.ts'
import type { Topic } from '#domain/content/content-choice.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import {
  filterNames,
  filterParameters,
  isNarrowed,
  isOnDay,
  type ProgrammeFilter,
  passesFilter,
  readFilter,
} from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName, topicName } from '#messages/session-names.ts'
import { refuse } from '#server/refuse.ts'
import type { EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'

export type ChosenSessions = {
  filter: ProgrammeFilter
  /** The same choice in an address: `day=2&hall=…`; empty for everything. */
  address: string
  /** Whether there are few such choices, so that what is made for one may be kept: everything, or a day. */
  isCommon: boolean
  has: (session: PublishedItem<'programmeSession'>) => boolean
}

/** What of an edition's programme is asked for; refuses what the programme does not know, rather than answering with all of it. */
export function chosenSessions(of: EditionContent, given: ProgrammeChoice): ChosenSessions {
  const days = daysOf(of.edition.startsOn, of.edition.endsOn)
  const guidsOf = (kind: 'hall' | 'track') => of.of(kind).map(({ guid }) => guid)
  const { filter, unknown } = readFilter(name => given[name as keyof ProgrammeChoice] ?? null, {
    days,
    halls: guidsOf('hall'),
    tracks: guidsOf('track'),
  })
  if (unknown.length > 0) refuse('malformed_request')
  const parameters = new URLSearchParams(filterParameters(filter, days))
  return {
    filter,
    address: parameters.toString().replaceAll('%2C', ','),
    isCommon: !isNarrowed(filter),
    has: ({ content }) => isOnDay(content, filter) && passesFilter(content, filter),
  }
}

/** The filters in words, for a title: names of tracks, halls, topics, formats and languages. The day is not among them. */
export function filterWords(of: EditionContent, filter: ProgrammeFilter, locale: Locale): string[] {
  const named = (kind: 'hall' | 'track') =>
    of
      .of(kind)
      .filter(({ guid }) => filter[kind].includes(guid))
      .map(({ content }) => present(content.name, locale))
  const words: Record<(typeof filterNames)[number], () => string[]> = {
    track: () => named('track'),
    hall: () => named('hall'),
    topic: () => filter.topic.map(topic => topicName(topic as Topic, { locale })),
    format: () =>
      filter.format.map(format => formatName(format as Parameters<typeof formatName>[0], { locale })),
    lang: () =>
      filter.lang.map(language =>
        language === 'en' ? m.programme_language_en({}, { locale }) : m.programme_language_ru({}, { locale }),
      ),
  }
  return filterNames.flatMap(name => words[name]())
}
