import type {
  committeeRoles,
  HomeBlock,
  hubKinds,
  newsTopics,
  PageSlug,
  PlaceType,
  partnerCategories,
  trackColours,
} from '#domain/content/content-choice.ts'
import type { ContentKind, contentKinds } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { formatName, topicName } from '#messages/session-names.ts'
import { audienceWords } from '#web/console/content/words.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { faqSectionTitle } from '#web/kit/words/faq-section-words.ts'
import { languageLabel } from '#web/kit/words/programme-labels.ts'

type Options = { locale?: 'ru' | 'en' }
type Words<Option extends string> = Record<
  Option,
  (parameters: Record<string, never>, options: Options) => string
>

const newsTopicWords: Words<(typeof newsTopics)[number]> = {
  forum: m.content_option_news_forum,
  programme: m.content_option_news_programme,
  participants: m.content_option_news_participants,
  partners: m.content_option_news_partners,
  press: m.content_option_news_press,
}

const categoryWords: Words<(typeof partnerCategories)[number]> = {
  general: m.content_option_category_general,
  official: m.content_option_category_official,
  partner: m.content_option_category_partner,
  exhibitor: m.content_option_category_exhibitor,
  information: m.content_option_category_information,
}

const roleWords: Words<(typeof committeeRoles)[number]> = {
  chair: m.content_option_role_chair,
  deputy: m.content_option_role_deputy,
  member: m.content_option_role_member,
  secretary: m.content_option_role_secretary,
}

const colourWords: Words<(typeof trackColours)[number]> = {
  green: m.content_option_colour_green,
  blue: m.content_option_colour_blue,
  moss: m.content_option_colour_moss,
  indigo: m.content_option_colour_indigo,
  sky: m.content_option_colour_sky,
  teal: m.content_option_colour_teal,
  slate: m.content_option_colour_slate,
}

const hubWords: Words<(typeof hubKinds)[number]> = {
  airport: m.content_option_hub_airport,
  station: m.content_option_hub_station,
}

const blockWords: Words<HomeBlock> = {
  audience: m.content_option_block_audience,
  change: m.content_option_block_change,
  call: m.content_option_block_call,
}

const placeWords: Words<PlaceType> = {
  parking: m.content_option_place_parking,
  stop: m.content_option_place_stop,
  street: m.content_option_place_street,
  railway: m.content_option_place_railway,
  shore: m.content_option_place_shore,
}

const slugWord = (slug: string) => pageTitle(slug as PageSlug)

type WithOptions<Kind extends ContentKind> = {
  [Name in keyof (typeof contentKinds)[Kind]]: (typeof contentKinds)[Kind][Name] extends {
    options: readonly (infer Option extends string)[]
  }
    ? (option: Option, options: Options) => string
    : never
}
type OptionWords = {
  [Kind in ContentKind]?: Partial<WithOptions<Kind>>
}

const of =
  <Option extends string>(words: Words<Option>) =>
  (option: Option, options: Options) =>
    words[option]({}, options)

const optionWords: OptionWords = {
  news: { topic: of(newsTopicWords) },
  page: { slug: slugWord },
  homeEntry: { block: of(blockWords) },
  faqItem: { section: faqSectionTitle },
  track: { colour: of(colourWords) },
  programmeSession: { format: formatName, language: languageLabel, topics: topicName },
  speaker: { topics: topicName },
  committeeMember: { role: of(roleWords) },
  partner: { category: of(categoryWords) },
  transferHub: { type: of(hubWords) },
  venuePlace: { type: of(placeWords) },
  importantUpdate: { audience: of(audienceWords) },
}

/** The word for an option, in the page's language unless another is given. */
export function optionWord(kind: ContentKind, name: string, option: string, options: Options = {}): string {
  const words = optionWords[kind] as
    | Record<string, ((option: string, options: Options) => string) | undefined>
    | undefined
  return words?.[name]?.(option, options) ?? option
}
