import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { DemoCity } from './demo-cities.ts'
import type { DemoCompanyKey, DemoMediaKey } from './demo-companies.ts'
import type { DemoEvent } from './demo-event.ts'

/** One of the drawn portraits: women's and men's, four of each. */
export const portraits = ['f1', 'f2', 'f3', 'f4', 'm1', 'm2', 'm3', 'm4'] as const

export type Portrait = (typeof portraits)[number]

/** An invented participant of the demo; omitted fields have the usual value. */
export type DemoPerson = {
  /** Surname, first name, middle name; in Latin letters for people without a Cyrillic name. */
  name: string
  /** E.164, the person's own. */
  phone: string
  born: string
  city: DemoCity
  /** Only where it differs from the city's country. */
  citizenship?: string
  position: string
  company: DemoCompanyKey
  role?: 'speaker' | 'media'
  media?: DemoMediaKey
  prefix?: string
  portrait: Portrait | null
  /** Optional consents given. */
  agrees?: ConsentKind[]
  /** Phone of the account that filled in the form: an assistant's, or the group's coordinator's. */
  managedBy?: string
  /** The point at which an unfinished form was abandoned. */
  left?: 'names' | 'personal' | 'company'
  story: DemoEvent[]
}

export const isCyrillic = (person: Pick<DemoPerson, 'name'>): boolean => /[а-яё]/i.test(person.name)
