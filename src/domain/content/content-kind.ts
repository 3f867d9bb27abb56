import { mostAnswers } from '../survey/survey-schema.ts'
import {
  committeeRoles,
  faqSections,
  homeBlocks,
  hubKinds,
  newsTopics,
  pageSlugs,
  partnerCategories,
  placeTypes,
  sessionFormats,
  sessionLanguages,
  topics,
  trackColours,
  updateAudiences,
} from './content-choice.ts'
import type { ContentFields, DraftOf, PublishedOf } from './content-field.ts'
import * as field from './content-field-makers.ts'

const {
  text,
  prose,
  lines,
  line,
  url,
  player,
  storedVideo,
  email,
  date,
  time,
  number,
  flag,
  icon,
  choice,
  choices,
} = field
const { picture, captionedPictures, answers, reference, references } = field

/** Metres: nobody walks further than the plan can tell. */
const planLimit = 100_000

/** Where something is, in metres from the venue's main entrance; negative to the west and south. Without both it is not on the plan. */
const placed = { east: number(-planLimit, planLimit), north: number(-planLimit, planLimit) }

/** Every kind of content that editors write, with its fields in the order of the editor (issue: the public site). */
export const contentKinds = {
  news: {
    topic: choice(newsTopics, 'required'),
    date: date('required'),
    title: text(160, 'required'),
    summary: text(400, 'required'),
    body: prose(20_000, 'required'),
    cover: picture(),
    coverAlt: text(200),
  },
  page: {
    slug: choice(pageSlugs, 'required'),
    title: text(120, 'required'),
    lead: text(400, 'required'),
    /** For search engines and link previews. */
    description: text(200, 'required'),
    body: prose(30_000),
    picture: picture(),
    pictureAlt: text(200),
  },
  figure: {
    /** As printed: 2000+, 90, 3. */
    value: line(12, 'required'),
    label: text(80, 'required'),
    icon: icon(),
  },
  /** An entry of a block of the home page: who comes, what the last forum changed, whom we call for. */
  homeEntry: {
    block: choice(homeBlocks, 'required'),
    title: text(120, 'required'),
    body: prose(800, 'required'),
    /** Where to answer a call. */
    email: email(),
    /** The last day on which it is shown; without one it is always shown. */
    until: date(),
  },
  faqItem: {
    section: choice(faqSections, 'required'),
    question: text(240, 'required'),
    answer: prose(4000, 'required'),
  },
  contact: {
    department: text(120, 'required'),
    note: text(240),
    email: email(),
    phone: line(30),
    icon: icon(),
  },
  hall: {
    name: text(60, 'required'),
    floor: text(60),
    capacity: number(1, 20_000),
    /** On foot; the way between two halls is the sum of both. */
    minutesToFoyer: number(0, 30),
    /** Halls next door; it is enough if one of two says so. */
    neighbours: references('hall', 20),
  },
  track: {
    name: text(80, 'required'),
    description: text(300),
    colour: choice(trackColours, 'required'),
  },
  programmeSession: {
    title: text(200, 'required'),
    abstract: prose(4000),
    format: choice(sessionFormats, 'required'),
    day: date('required'),
    startsAt: time('required'),
    endsAt: time('required'),
    hall: reference('hall'),
    track: reference('track'),
    language: choice(sessionLanguages, 'required'),
    topics: choices(topics),
    moderators: references('speaker', 4),
    speakers: references('speaker', 20),
    /** Shown on the home page. */
    highlighted: flag(),
  },
  speaker: {
    firstName: text(60, 'required'),
    middleName: text(60),
    lastName: text(60, 'required'),
    position: text(160, 'required'),
    company: text(160, 'required'),
    biography: prose(2000, 'required'),
    photo: picture(),
    topics: choices(topics),
    highlighted: flag(),
  },
  /** Whom the survey finds: the person's way of being at the forum. */
  surveyArchetype: {
    name: text(60, 'required'),
    /** One line in the person's own voice. */
    motto: text(160, 'required'),
    description: prose(1500, 'required'),
    /** Formats of sessions that suit them. */
    formats: choices(sessionFormats),
  },
  surveyQuestion: {
    question: text(200, 'required'),
    note: text(200),
    /** How many answers may be chosen. */
    most: number(1, 5, 'required'),
    answers: answers(2, mostAnswers),
  },
  committeeMember: {
    role: choice(committeeRoles, 'required'),
    firstName: text(60, 'required'),
    middleName: text(60),
    lastName: text(60, 'required'),
    position: text(160, 'required'),
    company: text(160, 'required'),
    photo: picture(),
  },
  partner: {
    category: choice(partnerCategories, 'required'),
    name: text(120, 'required'),
    description: text(600, 'required'),
    logo: picture('required'),
    website: url(),
  },
  album: {
    title: text(120, 'required'),
    date: date('required'),
    description: text(400),
    pictures: captionedPictures(200),
  },
  video: {
    title: text(160, 'required'),
    date: date('required'),
    description: text(400),
    poster: picture('required'),
    /** A file of the app's own storage; either this or an address at an allowed video service. */
    file: storedVideo(),
    embed: player(),
    durationSeconds: number(1, 36_000, 'required'),
  },
  hotel: {
    name: text(120, 'required'),
    stars: number(1, 5),
    address: text(200, 'required'),
    description: text(600, 'required'),
    /** How far from the venue, in words: twelve minutes on foot. */
    distance: text(120),
    website: url(),
    phone: line(30),
    email: email(),
    /** The discount of the promo code, in percent; never on the public site. */
    discountFrom: number(1, 100),
    discountTo: number(1, 100),
    promoCode: line(40),
    bookBy: date(),
    map: picture(),
    ...placed,
  },
  shuttle: {
    route: text(160, 'required'),
    day: date('required'),
    startsAt: time('required'),
    endsAt: time('required'),
    everyMinutes: number(1, 600),
    note: text(200),
  },
  transferHub: {
    name: text(80, 'required'),
    type: choice(hubKinds, 'required'),
    /** Days and hours of the forum's own transfer, in words. */
    service: text(200),
    /** The same for the warning about a time at which no car runs. */
    arrivalDay: date(),
    departureDay: date(),
    firstCar: time(),
    lastCar: time(),
    ...placed,
  },
  /** What the plan of the venue's surroundings shows beside hotels and hubs. A street, a railway and the shore run from one end to the other. */
  venuePlace: {
    type: choice(placeTypes, 'required'),
    name: text(80, 'required'),
    note: text(200),
    ...placed,
    toEast: number(-planLimit, planLimit),
    toNorth: number(-planLimit, planLimit),
  },
  importantUpdate: {
    title: text(160, 'required'),
    body: prose(4000, 'required'),
    audience: choice(updateAudiences, 'required'),
    /** Shown on the cabinet's home until read. */
    urgent: flag(),
    /** The last day on which it is shown; without one it is always shown. */
    shownUntil: date(),
  },
  cannedReply: {
    title: text(80, 'required'),
    /** Inserted into the chat as it is. */
    body: lines(2000, 'required'),
  },
  /** Whom companies on site ask (spec point 2, /staff/contacts). */
  staffContact: {
    department: text(120, 'required'),
    note: text(240),
    email: email(),
    phone: line(30),
  },
  /** Papers for companies, drawn as PDF (/staff/documents). */
  staffDocument: {
    title: text(160, 'required'),
    note: text(300),
    body: prose(20_000, 'required'),
    /** It is printed, signed and handed in on arrival. */
    toSign: flag(),
  },
  /** What companies have to know of the site (/staff/information). */
  staffGuide: {
    title: text(160, 'required'),
    body: prose(10_000, 'required'),
  },
  /** Ways to say one thing, in both languages and in the trade's own words, for the search of the site. */
  searchSynonym: {
    title: text(80, 'required'),
    /** Separated by commas. */
    terms: line(400, 'required'),
  },
} as const satisfies Record<string, ContentFields>

export type ContentKind = keyof typeof contentKinds
export const contentKindNames = Object.keys(contentKinds) as ContentKind[]

export type DraftContent<Kind extends ContentKind = ContentKind> = DraftOf<(typeof contentKinds)[Kind]>
export type PublishedContent<Kind extends ContentKind = ContentKind> = PublishedOf<
  (typeof contentKinds)[Kind]
>

/** The fields of a kind without their literal types, for code that walks over them. */
export function fieldsOf(kind: ContentKind): ContentFields {
  return contentKinds[kind]
}
