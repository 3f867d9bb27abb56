// What schema.org and Google's guidelines for rich results require of our pages' structured data.

type Kind =
  | 'text'
  | 'url'
  | 'date'
  | 'instant'
  | 'duration'
  | 'price'
  | 'number'
  | 'language'
  | 'term'
  | string[]
/** `must` is required, `should` is recommended, `may` is known. */
type Rule = [need: 'must' | 'should' | 'may', kind: Kind]

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const event: Record<string, Rule> = {
  name: ['must', 'text'],
  startDate: ['must', 'date'],
  location: ['must', ['Place']],
  endDate: ['should', 'date'],
  eventStatus: ['should', 'term'],
  eventAttendanceMode: ['should', 'term'],
  image: ['should', 'url'],
  url: ['should', 'url'],
  description: ['may', 'text'],
  organizer: ['may', ['Organization']],
  offers: ['may', ['Offer']],
  performer: ['may', ['Person']],
  subEvent: ['may', ['Event']],
  superEvent: ['may', ['BusinessEvent']],
  inLanguage: ['may', 'language'],
}

const rules: Record<string, Record<string, Rule>> = {
  Event: event,
  BusinessEvent: event,
  Place: { name: ['should', 'text'], address: ['must', ['PostalAddress']] },
  PostalAddress: {
    // Unknown of past forums.
    streetAddress: ['may', 'text'],
    addressLocality: ['should', 'text'],
    addressCountry: ['should', 'text'],
  },
  Offer: {
    price: ['must', 'price'],
    priceCurrency: ['must', 'text'],
    url: ['should', 'url'],
    availability: ['should', 'term'],
  },
  Organization: {
    name: ['must', 'text'],
    url: ['may', 'url'],
    logo: ['may', ['ImageObject']],
    email: ['may', 'text'],
    telephone: ['may', 'text'],
  },
  ImageObject: { url: ['must', 'url'], width: ['may', 'number'], height: ['may', 'number'] },
  WebSite: {
    name: ['must', 'text'],
    url: ['must', 'url'],
    inLanguage: ['should', 'language'],
    publisher: ['should', ['Organization']],
  },
  WebPage: {
    name: ['may', 'text'],
    url: ['may', 'url'],
    description: ['may', 'text'],
    inLanguage: ['may', 'language'],
    dateModified: ['may', 'instant'],
    isPartOf: ['may', ['WebSite']],
  },
  BreadcrumbList: { itemListElement: ['must', ['ListItem']] },
  ListItem: { position: ['must', 'number'], name: ['must', 'text'], item: ['must', 'url'] },
  NewsArticle: {
    headline: ['must', 'text'],
    image: ['must', 'url'],
    datePublished: ['must', 'instant'],
    dateModified: ['should', 'instant'],
    author: ['should', ['Organization', 'Person']],
    publisher: ['should', ['Organization']],
    mainEntityOfPage: ['should', ['WebPage']],
    description: ['should', 'text'],
    url: ['may', 'url'],
    inLanguage: ['may', 'language'],
  },
  ProfilePage: { mainEntity: ['must', ['Person', 'Organization']], url: ['may', 'url'] },
  Person: {
    name: ['must', 'text'],
    url: ['may', 'url'],
    image: ['may', 'url'],
    jobTitle: ['may', 'text'],
    worksFor: ['may', ['Organization']],
    description: ['may', 'text'],
  },
  FAQPage: { mainEntity: ['must', ['Question']], url: ['may', 'url'], inLanguage: ['may', 'language'] },
  Question: { name: ['must', 'text'], acceptedAnswer: ['must', ['Answer']] },
  Answer: { text: ['must', 'text'] },
  VideoObject: {
    name: ['must', 'text'],
    thumbnailUrl: ['must', 'url'],
    uploadDate: ['must', 'instant'],
    description: ['should', 'text'],
    duration: ['should', 'duration'],
    contentUrl: ['may', 'url'],
    embedUrl: ['may', 'url'],
    publisher: ['may', ['Organization']],
  },
}
rules.ContactPage = rules.WebPage ?? {}

const patterns: Record<Exclude<Kind, string[]>, (value: unknown) => boolean> = {
  text: value =>
    typeof value === 'string' && value.trim() === value && value !== '' && !/<[a-z/]/i.test(value),
  url: value => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
  date: value => typeof value === 'string' && (day.test(value) || instant.test(value)) && isTime(value),
  instant: value => typeof value === 'string' && instant.test(value) && isTime(value),
  duration: value => typeof value === 'string' && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(value),
  price: value => typeof value === 'string' && /^\d+(\.\d\d)?$/.test(value),
  number: value => Number.isInteger(value),
  language: value => typeof value === 'string' && /^[a-z]{2}$/.test(value),
  term: value => typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value),
}

const isTime = (value: string) => !Number.isNaN(Date.parse(value))

type Node = Record<string, unknown>
type Place = { ids: Map<string, string>; faults: string[] }

/** All faults of a block of structured data; empty if a validator would accept it. */
export function schemaFaults(data: unknown): string[] {
  const graph = isNode(data) ? data['@graph'] : null
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(graph))
    return ['a graph of schema.org is expected']
  const things: Node[] = graph
  const ids = new Map(
    things.flatMap(thing => (thing['@id'] ? [[String(thing['@id']), String(thing['@type'])]] : [])),
  )
  const place: Place = { ids, faults: [] }
  for (const thing of things) judge(thing, String(thing['@type']), place)
  return [...place.faults, ...things.flatMap(crumbFaults), ...things.flatMap(timeFaults)]
}

function judge(node: Node, path: string, place: Place): void {
  const known = rules[String(node['@type'])]
  if (!known) {
    place.faults.push(`${path}: ${String(node['@type'])} is no type that we know`)
    return
  }
  for (const [name, [need]] of Object.entries(known))
    if (need !== 'may' && !isThere(node[name])) place.faults.push(`${path} ${need} have ${name}`)
  for (const [name, value] of Object.entries(node)) {
    if (name === '@type') continue
    if (name === '@id') {
      if (!patterns.url(value)) place.faults.push(`${path}: ${String(value)} is no name of a thing`)
      continue
    }
    const rule = known[name]
    if (!rule) place.faults.push(`${path} has no property ${name}`)
    else
      for (const one of Array.isArray(value) ? value : [value])
        judgeValue(one, rule[1], `${path}.${name}`, place)
  }
}

function judgeValue(value: unknown, kind: Kind, path: string, place: Place): void {
  if (typeof kind === 'string') {
    if (!patterns[kind](value)) place.faults.push(`${path}: ${JSON.stringify(value)} is no ${kind}`)
    return
  }
  if (!isNode(value)) {
    place.faults.push(`${path}: ${kind.join(' or ')} is expected`)
    return
  }
  const onlyNamed = Object.keys(value).length === 1 && '@id' in value
  const type = onlyNamed ? place.ids.get(String(value['@id'])) : String(value['@type'])
  if (!type || !kind.includes(type)) place.faults.push(`${path}: ${String(type)} is not ${kind.join(' or ')}`)
  else if (!onlyNamed) judge(value, path, place)
}

function crumbFaults(thing: Node): string[] {
  if (thing['@type'] !== 'BreadcrumbList') return []
  const items = thing.itemListElement as Node[]
  const counted = items.every(({ position }, index) => position === index + 1)
  return counted && items.length > 1 ? [] : ['a trail counts from 1 and has at least two places']
}

function timeFaults(thing: Node): string[] {
  const { startDate, endDate } = thing
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return []
  return Date.parse(endDate) >= Date.parse(startDate) ? [] : [`${String(thing.name)} ends before it begins`]
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
