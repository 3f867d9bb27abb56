import { sessionFormats, type Topic, topics } from '#domain/content/content-choice.ts'
import { type FilterName, isNarrowed, toggled } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName, topicName } from '#messages/session-names.ts'
import type { ProgrammeView } from '#web/kit/programme/programme-view.ts'
import { trackColours } from '#web/kit/programme/track-colour.ts'
import { languageLabel } from '#web/kit/words/programme-labels.ts'
import { Chip } from './chip.tsx'
import type { ProgrammeAddress } from './programme-address.ts'

type FilterBarProps = { programme: ProgrammeView; address: ProgrammeAddress }

/** The programme's filters: tracks always visible, the others folded. Only values that some session has. */
export function FilterBar({ programme, address }: FilterBarProps) {
  const { filter, hrefOf, mine } = address
  const { sessions } = programme
  const chip = (name: FilterName, value: string, text: string, colour?: string) => (
    <li key={value}>
      <Chip
        href={hrefOf(toggled(filter, name, value))}
        chosen={filter[name].includes(value)}
        {...(colour && { colour })}
      >
        {text}
      </Chip>
    </li>
  )
  const used = (name: 'hall' | 'track', guid: string) => sessions.some(session => session[name] === guid)
  const tracks = programme.tracks.filter(({ guid }) => used('track', guid))
  const rest = [
    {
      title: m.programme_filter_hall(),
      chips: programme.halls
        .filter(({ guid }) => used('hall', guid))
        .map(({ guid, name }) => chip('hall', guid, name)),
    },
    {
      title: m.programme_filter_topic(),
      chips: topics
        .filter((topic: Topic) => sessions.some(session => session.topics.includes(topic)))
        .map(topic => chip('topic', topic, topicName(topic))),
    },
    {
      title: m.programme_filter_format(),
      chips: sessionFormats
        .filter(format => sessions.some(session => session.format === format))
        .map(format => chip('format', format, formatName(format))),
    },
    {
      title: m.programme_filter_language(),
      chips: (['ru', 'en'] as const).map(language => chip('lang', language, languageLabel(language))),
    },
  ]
  const hidden = (['hall', 'topic', 'format', 'lang'] as const).reduce(
    (sum, name) => sum + filter[name].length,
    0,
  )
  return (
    <section aria-label={m.programme_filters()} className="print:hidden">
      {tracks.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm text-text-quiet">{m.programme_filter_track()}</legend>
          <ul className="-mx-(--page-margin) flex gap-2 overflow-x-auto px-(--page-margin) py-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
            {tracks.map(({ guid, name, colour }) => chip('track', guid, name, trackColours[colour]))}
          </ul>
        </fieldset>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-1">
        <span className="star">
          <Chip href={hrefOf(filter, { mine: !mine })} chosen={mine}>
            {m.programme_filter_mine()}
          </Chip>
        </span>
        <details className="group min-w-0 open:basis-full">
          <summary className="text-link inline-flex min-h-11 list-none items-center text-sm [&::-webkit-details-marker]:hidden">
            {m.programme_filters_more()}
            {hidden > 0 && <span className="tabular whitespace-pre"> · {hidden}</span>}
          </summary>
          <div className="grid gap-x-8 gap-y-4 pt-1 pb-3 lg:grid-cols-2">
            {rest
              .filter(({ chips }) => chips.length > 1)
              .map(({ title, chips }) => (
                <fieldset key={title} className="min-w-0">
                  <legend className="mb-2 text-sm text-text-quiet">{title}</legend>
                  <ul className="flex flex-wrap gap-2">{chips}</ul>
                </fieldset>
              ))}
          </div>
        </details>
        {(isNarrowed(filter) || mine) && (
          <a
            href={hrefOf(
              { day: filter.day, track: [], hall: [], topic: [], format: [], lang: [] },
              { mine: false },
            )}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {m.programme_filter_clear()}
          </a>
        )}
      </div>
    </section>
  )
}
