import type { Insertable } from 'kysely'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { searchable } from '../persistence/search-text.ts'
import { demoCities } from './demo-cities.ts'
import { type DemoCompany, demoCompanies, demoMedia } from './demo-companies.ts'
import { citizenshipOf } from './demo-passports.ts'
import { paymentEventsOf } from './demo-payments.ts'
import { demoPeople } from './demo-people.ts'
import { type DemoPerson, isCyrillic } from './demo-person.ts'
import { type ReplayedLife, replayEvents } from './replay-events.ts'

export type DemoParticipant = { person: DemoPerson; index: number; life: ReplayedLife }

/** Every invented person with the state that their events and payments led to. */
export function liveDemoPeople(): DemoParticipant[] {
  return demoPeople.map((person, index) => ({
    person,
    index,
    life: replayEvents([...person.story, ...paymentEventsOf(person.phone)]),
  }))
}

export const localeOf = (person: DemoPerson): 'ru' | 'en' => (isCyrillic(person) ? 'ru' : 'en')

/** The name as lists and documents write it: Cyrillic with the surname first, or Latin with the first name first. */
export function nameInPapers(person: DemoPerson): string {
  if (isCyrillic(person)) return person.name
  const { latinFirstName, latinLastName } = namesOf(person)
  return `${latinFirstName} ${latinLastName}`
}

export function namesOf(person: DemoPerson) {
  const [last = '', first = '', middle = null] = person.name.split(' ')
  if (!isCyrillic(person)) {
    const none = { lastName: null, firstName: null, middleName: null, noMiddleName: true }
    return { ...none, latinLastName: last, latinFirstName: first }
  }
  return {
    lastName: last,
    firstName: first,
    middleName: middle,
    noMiddleName: middle === null,
    latinLastName: transliterateName(last),
    latinFirstName: transliterateName(first),
  }
}

/** Initial and surname at the company's domain: `a.kovaleva@lazorevy-bank.example`. */
export function emailOf(person: DemoPerson): string {
  const { latinFirstName, latinLastName } = namesOf(person)
  const local = `${latinFirstName.charAt(0)}.${latinLastName}`.toLowerCase().replace(/[^a-z.]/g, '')
  return `${local}@${demoCompanies[person.company].domain ?? 'pochta.example'}`
}

type Guids = { guid: string; accountGuid: string; registeredBy?: string | null }

/** The row of a participant; an unfinished form has only the fields its owner got to. */
export function participantRow(
  { person, life }: DemoParticipant,
  guids: Guids,
): Insertable<DB['participant']> {
  const names = namesOf(person)
  const company = companyOf(person)
  const media = person.media ? demoMedia[person.media] : null
  const personal =
    person.left === 'names'
      ? null
      : {
          prefix: person.prefix ?? null,
          email: emailOf(person),
          country: demoCities[person.city].country,
          citizenship: citizenshipOf(person),
          birthDate: person.born,
          position: person.position,
        }
  const found = [names.lastName, names.firstName, names.middleName, names.latinLastName, names.latinFirstName]
  found.push(personal?.email ?? null, person.phone, personal?.position ?? null)
  found.push(company?.name ?? null, company?.shortName ?? null, company?.inn ?? null)
  return {
    ...guids,
    ...names,
    prefix: personal?.prefix ?? null,
    email: personal?.email ?? null,
    country: personal?.country ?? null,
    citizenship: personal?.citizenship ?? null,
    birthDate: personal?.birthDate ?? null,
    position: personal?.position ?? null,
    isPrimary: !isInOtherHands({ person, life }),
    role: person.role ?? 'participant',
    locale: localeOf(person),
    step: stepOf(person),
    phone: person.phone,
    mediaName: media?.mediaName ?? null,
    mediaWebsite: media?.mediaWebsite ?? null,
    createdAt: life.createdAt,
    updatedAt: life.updatedAt,
    searchText: searchable(found.filter(value => value !== null).join(' ')),
  }
}

/** Whether the form is still a draft in somebody else's account. */
export function isInOtherHands({ person, life }: Pick<DemoParticipant, 'person' | 'life'>): boolean {
  return person.managedBy !== undefined && life.status === 'draft' && life.linkSentAt === null
}

/** The company is filled in even in a form begun for another: the registrant knows it. */
function companyOf(person: DemoPerson): DemoCompany | null {
  if (person.managedBy) return demoCompanies[person.company]
  return person.left === 'names' || person.left === 'personal' ? null : demoCompanies[person.company]
}

function stepOf({ left, role }: DemoPerson): ApplicationStep {
  if (left === undefined) return 'finish'
  if (left === 'names') return 'personal'
  if (left === 'personal') return 'company'
  return role === 'media' ? 'media' : 'photo'
}

export function companyRow(
  person: DemoPerson,
  participantGuid: string,
): Insertable<DB['participantCompany']> {
  const company = companyOf(person)
  return {
    participantGuid,
    hasInn: company?.hasInn ?? true,
    inn: company?.inn ?? null,
    kpp: company?.kpp ?? null,
    name: company?.name ?? null,
    shortName: company?.shortName ?? null,
    companyType: company?.companyType ?? null,
    siteUrl: company?.domain ? `https://${company.domain}` : null,
    noSite: company !== null && company.domain === null,
    address: company?.address ?? null,
    source: company?.source ?? 'typed',
  }
}

export function applicationRow(
  { person, life }: DemoParticipant,
  facts: { guid: string; participantGuid: string; editionGuid: string; payBy: string },
): Insertable<DB['application']> {
  const { payBy, ...guids } = facts
  const wasApproved = life.steps.some(step => step.action === 'approve')
  return {
    ...guids,
    status: life.status,
    security: life.security,
    payment: life.payment,
    primaryPhone: person.phone,
    confirmedAt: life.confirmedAt,
    submittedAt: life.submittedAt,
    decisionReason: life.decisionReason,
    passportNote: life.passportNote,
    payBy: wasApproved ? payBy : null,
    createdAt: life.createdAt,
  }
}
