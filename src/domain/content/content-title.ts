import type { BilingualText } from './content-field.ts'
import type { ContentKind, DraftContent } from './content-kind.ts'

type Texts = Record<string, BilingualText | undefined>

/** The field that names a piece of content in lists; people are named by two. */
const titleFields: Record<ContentKind, string[]> = {
  news: ['title'],
  page: ['title'],
  figure: ['label'],
  homeEntry: ['title'],
  faqItem: ['question'],
  contact: ['department'],
  hall: ['name'],
  track: ['name'],
  programmeSession: ['title'],
  speaker: ['firstName', 'lastName'],
  surveyArchetype: ['name'],
  surveyQuestion: ['question'],
  committeeMember: ['firstName', 'lastName'],
  partner: ['name'],
  album: ['title'],
  video: ['title'],
  hotel: ['name'],
  shuttle: ['route'],
  transferHub: ['name'],
  venuePlace: ['name'],
  importantUpdate: ['title'],
  cannedReply: ['title'],
  staffContact: ['department'],
  staffDocument: ['title'],
  staffGuide: ['title'],
  searchSynonym: ['title'],
}

/** The fields by which pieces stand in order of their names; people go by surname. */
export function nameOrderFields(kind: ContentKind): readonly string[] {
  return titleFields[kind].toReversed()
}

/** Texts beside the title by which editors look for it. */
const alsoSearched: Partial<Record<ContentKind, string[]>> = {
  speaker: ['middleName', 'company', 'position'],
  committeeMember: ['middleName', 'company', 'position'],
  news: ['summary'],
  hotel: ['address'],
}

/** What a piece of content is called in each language; empty where it has no name yet. */
export function contentTitle<Kind extends ContentKind>(kind: Kind, draft: DraftContent<Kind>): BilingualText {
  return joined(titleFields[kind], draft)
}

/** Everything by which the console finds it, in both languages. */
export function contentSearchText<Kind extends ContentKind>(kind: Kind, draft: DraftContent<Kind>): string {
  const { ru, en } = joined([...titleFields[kind], ...(alsoSearched[kind] ?? [])], draft)
  return `${ru} ${en}`.trim()
}

function joined(fields: readonly string[], draft: object): BilingualText {
  const texts = fields.map(field => (draft as Texts)[field] ?? { ru: '', en: '' })
  const join = (locale: 'ru' | 'en') =>
    texts
      .map(text => text[locale].trim())
      .filter(text => text !== '')
      .join(' ')
  return { ru: join('ru'), en: join('en') }
}
