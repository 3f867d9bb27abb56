import type { Locale } from '#contract/field.ts'
import type { ProgrammeSessionDetail } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName, topicName } from '#messages/session-names.ts'
import { fullDay, timeSpan } from '#web/kit/dates/day-words.ts'
import { languageLabel } from '#web/kit/words/programme-labels.ts'

type SessionFactsProps = {
  session: ProgrammeSessionDetail
  locale: Locale
  /** The zone of its time, in words. */
  zone: string
}

/** Time, place, track and language. */
export function SessionFacts({ session, locale, zone }: SessionFactsProps) {
  const { day, hallName, trackName, format, language, topics } = session
  const facts: { name: string; text: string | null; note?: string }[] = [
    { name: m.programme_session_when(), text: `${fullDay(day, locale)}, ${timeSpan(session)}`, note: zone },
    { name: m.programme_session_where(), text: hallName ?? m.programme_no_hall() },
    { name: m.programme_session_track(), text: trackName },
    { name: m.programme_session_language(), text: format === 'break' ? null : languageLabel(language) },
    { name: m.programme_session_topics(), text: topics.map(topic => topicName(topic)).join(', ') },
  ]
  return (
    <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-2">
      {facts
        .filter(({ text }) => text)
        .map(({ name, text, note }) => (
          <div key={name} className="contents">
            <dt className="text-text-quiet">{name}</dt>
            <dd>
              {text}
              {note && <span className="block text-sm text-text-quiet">{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** «Доклад» above the title. */
export function sessionKind({ format }: Pick<ProgrammeSessionDetail, 'format'>): string {
  return formatName(format)
}

/** The people of a session, by what they do. */
export function peopleOf({ people, moderators, speakers }: ProgrammeSessionDetail) {
  return {
    moderators: people.filter(({ guid }) => moderators.includes(guid)),
    speakers: people.filter(({ guid }) => speakers.includes(guid)),
  }
}

/** The address of the session's calendar entry. */
export function calendarAddress(guid: string, locale: Locale): string {
  return `/api/v2/program/${guid}.ics?locale=${locale}`
}
