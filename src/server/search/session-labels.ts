import type { PublishedContent } from '#domain/content/content-kind.ts'
import { formatName, topicName } from '#messages/session-names.ts'

type Session = Pick<PublishedContent<'programmeSession'>, 'topics' | 'format'>

/** The names of a session's topics and of its format in both languages, as the site shows them. */
export function sessionLabels({
  topics,
  format,
}: {
  topics: readonly Session['topics'][number][]
  format: Session['format']
}) {
  const inBoth = (name: (options: { locale: 'ru' | 'en' }) => string) => ({
    ru: name({ locale: 'ru' }),
    en: name({ locale: 'en' }),
  })
  return [
    ...topics.map(topic => inBoth(options => topicName(topic, options))),
    inBoth(options => formatName(format, options)),
  ]
}
