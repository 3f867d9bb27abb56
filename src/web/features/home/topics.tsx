import { m } from '#messages/compiled/messages.js'
import { PagePart } from './page-part.tsx'

/** What the forum talks about. */
export function Topics() {
  const topics = [
    { name: m.home_topic_fraud(), note: m.home_topic_fraud_note() },
    { name: m.home_topic_soc(), note: m.home_topic_soc_note() },
    { name: m.home_topic_development(), note: m.home_topic_development_note() },
    { name: m.home_topic_third(), note: m.home_topic_third_note() },
    { name: m.home_topic_rouble(), note: m.home_topic_rouble_note() },
    { name: m.home_topic_quantum(), note: m.home_topic_quantum_note() },
    { name: m.home_topic_biometrics(), note: m.home_topic_biometrics_note() },
    { name: m.home_topic_people(), note: m.home_topic_people_note() },
  ]
  return (
    <PagePart title={m.home_topics_title()} lead={m.home_topics_lead()}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {topics.map(({ name, note }) => (
          <li key={name} className="border-b py-4 first:border-t sm:nth-2:border-t">
            <p className="font-semibold">{name}</p>
            <p className="mt-0.5 text-sm text-text-quiet">{note}</p>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
