import type { sessionFormats, Topic } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'

type SessionFormat = (typeof sessionFormats)[number]
type Options = { locale?: 'ru' | 'en' }
type Text = (parameters: Record<string, never>, options: Options) => string

const topicTexts: Record<Topic, Text> = {
  antifraud: m.programme_topic_antifraud,
  soc: m.programme_topic_soc,
  devsecops: m.programme_topic_devsecops,
  cryptography: m.programme_topic_cryptography,
  biometrics: m.programme_topic_biometrics,
  'digital-rouble': m.programme_topic_digital_rouble,
  'third-party-risk': m.programme_topic_third_party_risk,
  regulation: m.programme_topic_regulation,
  cloud: m.programme_topic_cloud,
  ai: m.programme_topic_ai,
  payments: m.programme_topic_payments,
  people: m.programme_topic_people,
}

const formatTexts: Record<SessionFormat, Text> = {
  plenary: m.programme_format_plenary,
  panel: m.programme_format_panel,
  talk: m.programme_format_talk,
  workshop: m.programme_format_workshop,
  case: m.programme_format_case,
  demo: m.programme_format_demo,
  ceremony: m.programme_format_ceremony,
  break: m.programme_format_break,
}

/** The name of a topic, by default in the language of the page. */
export function topicName(topic: Topic, options: Options = {}): string {
  return topicTexts[topic]({}, options)
}

/** The name of a session format, by default in the language of the page. */
export function formatName(format: SessionFormat, options: Options = {}): string {
  return formatTexts[format]({}, options)
}
