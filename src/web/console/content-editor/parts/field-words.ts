import { type ContentKind, type contentKinds, fieldsOf } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'

type Words = (() => string) | { label: () => string; hint: () => string }
type KindLabels = { [Kind in ContentKind]: Record<keyof (typeof contentKinds)[Kind], Words> }

const person = {
  firstName: m.content_field_firstName,
  middleName: { label: m.content_field_middleName, hint: m.content_hint_middleName },
  lastName: m.content_field_lastName,
  position: m.content_field_position,
  company: m.content_field_company,
  photo: m.content_field_photograph,
}

/** The word in braces as editors type it; messages keep their own braces for parameters. */
const editionWords = () => m.content_hint_editionWords({ word: '{fee}' })

const placed = {
  east: { label: m.content_field_east, hint: m.content_hint_placed },
  north: m.content_field_north,
}

const dated = {
  title: m.content_field_sessionTitle,
  date: m.content_field_date,
  description: m.content_field_description,
}

const labels: KindLabels = {
  news: {
    topic: m.content_field_topic,
    date: m.content_field_date,
    title: m.content_field_title,
    summary: { label: m.content_field_summary, hint: m.content_hint_summary },
    body: m.content_field_body,
    cover: m.content_field_cover,
    coverAlt: { label: m.content_field_coverAlt, hint: m.content_hint_coverAlt },
  },
  page: {
    slug: { label: m.content_field_slug, hint: m.content_slug_fixed },
    title: m.content_field_title,
    lead: m.content_field_lead,
    description: { label: m.content_field_searchDescription, hint: m.content_hint_searchDescription },
    body: { label: m.content_field_body, hint: editionWords },
    picture: m.content_field_picture,
    pictureAlt: { label: m.content_field_pictureAlt, hint: m.content_hint_coverAlt },
  },
  figure: {
    value: { label: m.content_field_value, hint: m.content_hint_value },
    label: m.content_field_label,
    icon: m.content_field_icon,
  },
  homeEntry: {
    block: { label: m.content_field_block, hint: m.content_hint_block },
    title: m.content_field_sessionTitle,
    body: m.content_field_body,
    email: { label: m.content_field_email, hint: m.content_hint_callEmail },
    until: { label: m.content_field_shownUntil, hint: m.content_hint_entryUntil },
  },
  faqItem: {
    section: m.content_field_section,
    question: m.content_field_question,
    answer: { label: m.content_field_answer, hint: editionWords },
  },
  contact: {
    department: m.content_field_department,
    note: m.content_field_note,
    email: m.content_field_email,
    phone: m.content_field_phone,
    icon: m.content_field_icon,
  },
  hall: {
    name: m.content_field_name,
    floor: m.content_field_floor,
    capacity: m.content_field_capacity,
    minutesToFoyer: { label: m.content_field_minutesToFoyer, hint: m.content_hint_minutesToFoyer },
    neighbours: { label: m.content_field_neighbours, hint: m.content_hint_neighbours },
  },
  track: {
    name: m.content_field_name,
    description: m.content_field_description,
    colour: m.content_field_colour,
  },
  programmeSession: {
    title: m.content_field_sessionTitle,
    abstract: m.content_field_abstract,
    format: m.content_field_format,
    day: m.content_field_day,
    startsAt: m.content_field_startsAt,
    endsAt: m.content_field_endsAt,
    hall: m.content_field_hall,
    track: m.content_field_track,
    language: m.content_field_language,
    topics: m.content_field_topics,
    moderators: m.content_field_moderators,
    speakers: m.content_field_speakers,
    highlighted: { label: m.content_field_highlighted, hint: m.content_hint_highlightedSession },
  },
  speaker: {
    ...person,
    biography: m.content_field_biography,
    topics: m.content_field_topics,
    highlighted: { label: m.content_field_highlighted, hint: m.content_hint_highlightedSpeaker },
  },
  surveyArchetype: {
    name: m.content_field_name,
    motto: { label: m.content_field_motto, hint: m.content_hint_motto },
    description: m.content_field_description,
    formats: { label: m.content_field_formats, hint: m.content_hint_formats },
  },
  surveyQuestion: {
    question: m.content_field_question,
    note: m.content_field_note,
    most: { label: m.content_field_most, hint: m.content_hint_most },
    answers: m.content_field_answers,
  },
  committeeMember: { ...person, role: m.content_field_role },
  partner: {
    category: m.content_field_category,
    name: m.content_field_name,
    description: m.content_field_description,
    logo: { label: m.content_field_logo, hint: m.content_hint_logo },
    website: { label: m.content_field_website, hint: m.content_hint_website },
  },
  album: { ...dated, pictures: m.content_field_pictures },
  video: {
    ...dated,
    poster: m.content_field_poster,
    file: { label: m.content_field_file, hint: m.content_hint_sourceOne },
    embed: { label: m.content_field_embed, hint: m.content_hint_sourceOne },
    durationSeconds: m.content_field_durationSeconds,
  },
  hotel: {
    name: m.content_field_name,
    stars: { label: m.content_field_stars, hint: m.content_hint_stars },
    address: m.content_field_address,
    description: m.content_field_description,
    distance: { label: m.content_field_distance, hint: m.content_hint_distance },
    website: { label: m.content_field_website, hint: m.content_hint_website },
    phone: m.content_field_phone,
    email: m.content_field_email,
    discountFrom: { label: m.content_field_discountFrom, hint: m.content_hint_discount },
    discountTo: { label: m.content_field_discountTo, hint: m.content_hint_discount },
    promoCode: { label: m.content_field_promoCode, hint: m.content_hint_promoCode },
    bookBy: { label: m.content_field_bookBy, hint: m.content_hint_bookBy },
    map: m.content_field_map,
    ...placed,
  },
  shuttle: {
    route: { label: m.content_field_route, hint: m.content_hint_route },
    day: m.content_field_day,
    startsAt: { label: m.content_field_firstRun, hint: m.content_hint_firstRun },
    endsAt: m.content_field_lastRun,
    everyMinutes: { label: m.content_field_everyMinutes, hint: m.content_hint_everyMinutes },
    note: { label: m.content_field_note, hint: m.content_hint_shuttleNote },
  },
  transferHub: {
    name: m.content_field_name,
    type: m.content_field_hubType,
    service: { label: m.content_field_service, hint: m.content_hint_service },
    arrivalDay: { label: m.content_field_arrivalDay, hint: m.content_hint_transferHours },
    departureDay: m.content_field_departureDay,
    firstCar: m.content_field_firstCar,
    lastCar: m.content_field_lastCar,
    ...placed,
  },
  venuePlace: {
    type: { label: m.content_field_placeType, hint: m.content_hint_placeType },
    name: m.content_field_name,
    note: m.content_field_note,
    ...placed,
    toEast: { label: m.content_field_toEast, hint: m.content_hint_lineEnd },
    toNorth: m.content_field_toNorth,
  },
  importantUpdate: {
    title: m.content_field_title,
    body: m.content_field_body,
    audience: { label: m.content_field_audience, hint: m.content_hint_audience },
    urgent: m.content_field_urgent,
    shownUntil: { label: m.content_field_shownUntil, hint: m.content_hint_shownUntil },
  },
  cannedReply: {
    title: { label: m.content_field_sessionTitle, hint: m.content_hint_replyTitle },
    body: { label: m.content_field_body, hint: m.content_hint_replyBody },
  },
  staffContact: {
    department: m.content_field_department,
    note: m.content_field_note,
    email: m.content_field_email,
    phone: m.content_field_phone,
  },
  staffDocument: {
    title: m.content_field_title,
    note: m.content_field_note,
    body: m.content_field_body,
    toSign: { label: m.content_field_toSign, hint: m.content_hint_toSign },
  },
  staffGuide: {
    title: m.content_field_title,
    body: m.content_field_body,
  },
  searchSynonym: {
    title: m.content_field_title,
    terms: { label: m.content_field_terms, hint: m.content_hint_terms },
  },
}

/** The label of a field in the page's language and, where useful, a hint. */
export function fieldWords(kind: ContentKind, name: string): { label: string; hint?: string } {
  const words = (labels[kind] as Record<string, Words>)[name]
  if (!words) return { label: name }
  return typeof words === 'function' ? { label: words() } : { label: words.label(), hint: words.hint() }
}

/** The name of a place within a piece: `pictures.2.caption` is the caption of the third picture. */
export function placeWords(kind: ContentKind, path: string): string {
  const [name = '', index, inner] = path.split('.')
  const { label } = fieldWords(kind, Object.hasOwn(fieldsOf(kind), name) ? name : path)
  if (index === undefined || !/^\d+$/.test(index)) return label
  const place = `${label}, ${Number(index) + 1}`
  return inner === 'caption' ? `${place}, ${m.content_caption().toLowerCase()}` : place
}
