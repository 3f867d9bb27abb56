import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { Star } from '#web/kit/favourite/star.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Portrait } from '#web/kit/picture/portrait.tsx'
import { NeighbourLinks } from '#web/site/parts/news/neighbour-links.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Prose } from '#web/ui/prose.tsx'
import type { SpeakerData } from './load-speaker.ts'
import { SpeakerSessions } from './speaker-sessions.tsx'

/** One speaker: portrait, position, biography, sessions, and links to the neighbours. */
export function SpeakerProfile({ speaker, previous, next }: SpeakerData) {
  const to = usePaths()
  const locale = useLocale()
  const year = useEdition().startsOn.slice(0, 4)
  const { forum, otherYears } = speaker
  // Of the past forums only that of 2024 has a programme of its own (spec point 2).
  const past = forum.year === '2024' ? to('program2024') : to('archive')
  const link = (person: SpeakerData['next']) =>
    person && { href: to('speaker', { guid: person.guid }), text: person.name }
  return (
    <div className="page-width pt-8 pb-12 md:pt-12 md:pb-16">
      <a
        href={forum.current ? to('speakers') : past}
        className="text-link inline-flex min-h-11 items-center text-sm print:hidden"
      >
        {forum.current ? m.speakers_all() : m.speakers_past_forum({ year: forum.year })}
      </a>
      <div className="mt-4 grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="max-w-44 sm:max-w-64 lg:col-span-4 lg:max-w-none">
          <Portrait name={speaker.name} photo={speaker.photo} side={378} />
        </div>
        <div className="lg:col-span-8">
          <PageHeading
            size="large"
            above={!forum.current && m.speakers_of_past({ year: forum.year })}
            title={speaker.name}
            lead={speaker.position}
          />
          <p className="mt-1 text-lg font-semibold">{speaker.company}</p>
          {otherYears.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-5">
              {otherYears.map(({ guid, year: other }) => (
                <a
                  key={guid}
                  href={to('speaker', { guid })}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {m.speakers_other_year({ year: other })}
                </a>
              ))}
            </p>
          )}
          {forum.current && (
            <div data-panel-action="" className="mt-5">
              <Star guid={speaker.guid} name={speaker.name} worded />
            </div>
          )}
          {speaker.topics.length > 0 && (
            <ul className="mt-5 flex flex-wrap gap-2">
              {speaker.topics.map(topic => (
                <li key={topic}>
                  <a
                    href={`${to('speakers')}?topic=${topic}`}
                    className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:bg-sunken md:min-h-9"
                  >
                    {topicName(topic)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {/* Empty for somebody who withdrew the consent but whom the programme still names. */}
          {speaker.biographyHtml && (
            <div data-panel-part="" className="mt-8 in-[dialog]:mt-0">
              <Prose html={speaker.biographyHtml} />
            </div>
          )}
          <section data-panel-part="" aria-labelledby="sessions" className="mt-10 in-[dialog]:mt-0">
            <h2 id="sessions" className="mb-4 text-xl font-semibold">
              {m.speakers_sessions()}
            </h2>
            <SpeakerSessions sessions={speaker.sessions} year={year} locale={locale} />
          </section>
        </div>
      </div>
      <NeighbourLinks
        label={m.speakers_neighbours()}
        previous={link(previous)}
        next={link(next)}
        words={{ previous: m.speakers_previous(), next: m.speakers_next() }}
      />
    </div>
  )
}
