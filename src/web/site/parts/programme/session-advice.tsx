import type { Locale } from '#contract/field.ts'
import type { ProgrammeSessionDetail } from '#contract/programme.ts'
import type { SessionAdvice } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { pathTo } from '#web/paths.ts'

type SessionAdviceProps = { session: ProgrammeSessionDetail; advice: SessionAdvice; locale: Locale }

/** Who might come, and what could be heard instead. The same for everyone, so the page can be kept. */
export function SessionAdviceParts({ session, advice, locale }: SessionAdviceProps) {
  const topics = session.topics.map(topic => `«${topicName(topic)}»`).join(', ')
  const archetypes = advice.archetypes.map(name => `«${name}»`).join(', ')
  const reasons = [
    topics && m.recommend_suits_topics({ count: session.topics.length, topics: quoted(topics, locale) }),
    archetypes && m.recommend_suits_archetypes({ archetypes: quoted(archetypes, locale) }),
  ].filter(Boolean)
  return (
    <>
      {reasons.length > 0 && (
        <section aria-labelledby="why-come">
          <h2 id="why-come" className="text-xl font-semibold">
            {m.recommend_why_title()}
          </h2>
          <ul className="mt-3 space-y-1">
            {reasons.map(reason => (
              <li key={String(reason)}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {advice.instead.length > 0 && (
        <section aria-labelledby="instead" className="print:hidden">
          <h2 id="instead" className="text-xl font-semibold">
            {m.recommend_instead_title()}
          </h2>
          <p className="mt-1 text-text-quiet">{m.recommend_instead_lead()}</p>
          <ul className="mt-3 divide-y border-y">
            {advice.instead.map(other => (
              <li key={other.guid}>
                <a
                  href={pathTo(locale, 'programSession', { guid: other.guid })}
                  className="group block py-3.5"
                >
                  <span className="block text-sm text-text-quiet">
                    {[dayAndMonth(other.day, locale), timeSpan(other), other.hallName]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <span className="block font-medium group-hover:underline">{other.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** English has other quotation marks. */
function quoted(names: string, locale: Locale): string {
  return locale === 'ru' ? names : names.replaceAll('«', '“').replaceAll('»', '”')
}
