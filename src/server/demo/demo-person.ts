import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { DemoCity } from './demo-cities.ts'
import type { DemoCompanyKey, DemoMediaKey } from './demo-companies.ts'
import type { DemoEvent } from './demo-event.ts'

/** One of the drawn portraits: women's and men's, four of each. */
export const portraits = ['f1', 'f2', 'f3', 'f4', 'm1', 'm2', 'm3', 'm4'] as const

export type Portrait = (typeof portraits)[number]

/** An invented participant of the demo; what is left out is the ordinary case. */
export type DemoPerson = {
  /** Surname, first name, middle name; in Latin letters alone where the person writes no Cyrillic. */
  name: string
  /** E.164, the person's own. */
  phone: string
  born: string
  city: DemoCity
  /** Where it is not that of the city's country. */
  citizenship?: string
  position: string
  company: DemoCompanyKey
  role?: 'speaker' | 'media'
  media?: DemoMediaKey
  prefix?: string
  portrait: Portrait | null
  /** Consents given beyond those without which no application can be sent. */
  agrees?: ConsentKind[]
  /** Phone of the account that filled the form in for this person: an assistant's, or the coordinator's of their group. */
  managedBy?: string
  /** How far an unfinished form has come. */
  left?: 'names' | 'personal' | 'company'
  story: DemoEvent[]
}

export const isCyrillic = (person: Pick<DemoPerson, 'name'>): boolean => /[а-яё]/i.test(person.name)
