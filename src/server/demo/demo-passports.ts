import type { PassportBody } from '#contract/passport.ts'
import { anniversary, parseIsoDate } from '#domain/edition/calendar-date.ts'
import { type DemoCityFacts, demoCities } from './demo-cities.ts'
import type { DemoPerson } from './demo-person.ts'

/** Alpha-3 of the citizenships in the demo, as machine-readable zones print them. */
const alpha3: Record<string, string> = {
  AE: 'ARE',
  AM: 'ARM',
  BY: 'BLR',
  CN: 'CHN',
  IN: 'IND',
  KZ: 'KAZ',
  RS: 'SRB',
  TJ: 'TJK',
}

/** Issuing authorities by first year; a passport keeps the one of its day. */
const issuers = [
  { from: 2017, name: 'ГУ МВД РОССИИ ПО' },
  { from: 2007, name: 'ОТДЕЛ УФМС РОССИИ ПО' },
  { from: 1997, name: 'ОТДЕЛ ВНУТРЕННИХ ДЕЛ ПО' },
]

export const citizenshipOf = (person: DemoPerson): string =>
  person.citizenship ?? demoCities[person.city].country

/** An invented passport that passes the checks: issued soon after the 20th or 45th birthday, whichever came last. `index` makes a unique number. */
export function demoPassport(person: DemoPerson, index: number): PassportBody {
  const city: DemoCityFacts = demoCities[person.city]
  const citizenship = citizenshipOf(person)
  const digits = String(200_000 + ((index * 48_611 + 7_919) % 790_000))
  if (citizenship !== 'RU')
    return {
      kind: 'foreign',
      number: `N${String(index % 10)}${digits}`,
      // ICAO 9303 writes XXX for an unspecified nationality.
      issuingCountry: alpha3[citizenship] ?? 'XXX',
      expiresOn: `20${28 + (index % 6)}-0${1 + (index % 9)}-15`,
      birthPlace: city.country === citizenship ? city.birthPlace : 'DUSHANBE',
      mainPageFileGuid: null,
    }
  const birth = parseIsoDate(person.born)
  if (!birth) throw new RangeError(`${person.born} is no day`)
  const years = anniversary(birth, 45) < '2025-06-01' ? 45 : 20
  const issuedOn = addDays(anniversary(birth, years), 18 + (index % 30))
  const year = Number(issuedOn.slice(0, 4))
  const office = issuers.find(({ from }) => year >= from)?.name
  return {
    kind: 'russian',
    series: `${city.okato} ${issuedOn.slice(2, 4)}`,
    number: digits,
    departmentCode: `${city.department}-${String(1 + ((index * 7) % 98)).padStart(3, '0')}`,
    issuedBy: `${office} ${city.issuerRegion}`,
    issuedOn,
    birthPlace: city.birthPlace,
    registrationAddress: `${city.address}, д. ${1 + ((index * 3) % 60)}, кв. ${1 + ((index * 17) % 200)}`,
    mainPageFileGuid: null,
    registrationPageFileGuid: null,
  }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
