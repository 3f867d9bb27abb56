import { addDays } from '#domain/edition/calendar-date.ts'
import type { Services } from '../services.ts'
import type { CrowdPerson } from './crowd-person.ts'

/** An invented passport, sealed as a real one; without scans. */
export function crowdPassport({ sealer }: Pick<Services, 'sealer'>, person: CrowdPerson) {
  const { number } = person
  if (!person.passportSavedAt) return { passportHash: null, passportSealed: null }
  const digits = String(number).padStart(6, '0').slice(-6)
  const body =
    person.citizenship === 'RU'
      ? {
          kind: 'russian',
          series: `${String(10 + (Math.floor(number / 1_000_000) % 80))} ${String(5 + (number % 20)).padStart(2, '0')}`,
          number: digits,
          departmentCode: `770-${String(1 + (number % 98)).padStart(3, '0')}`,
          issuedBy: 'ГУ МВД РОССИИ ПО Г. МОСКВЕ',
          issuedOn: addDays('2018-01-10', number % 2000),
          birthPlace: 'ГОР. МОСКВА',
          registrationAddress: `г. Москва, ул. Липовый Затон, д. ${1 + (number % 60)}, кв. ${1 + (number % 200)}`,
          mainPageFileGuid: null,
          registrationPageFileGuid: null,
        }
      : {
          kind: 'foreign',
          number: `N${String(number).padStart(8, '0')}`,
          issuingCountry: 'XXX',
          expiresOn: addDays('2029-01-15', number % 1500),
          birthPlace: 'UNKNOWN',
          mainPageFileGuid: null,
        }
  return {
    passportHash: sealer.hash('passport', `crowd ${body.kind} ${number}`).toString('hex'),
    passportSealed: sealer.seal(body, `passport:${person.guid}`).sealed.toString('hex'),
  }
}
