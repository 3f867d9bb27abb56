import type { SecurityCheck } from '#contract/organiser-security-check.ts'
import { checkStanding } from '#domain/security-check/check-standing.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import type { CheckedPerson, CheckRow } from '#server/persistence/security-check-person-queries.ts'
import type { SecurityCheckRecord } from '#server/persistence/security-check-queries.ts'
import { fullName, knownName, latinName } from '../participant/present-participant.ts'

export function presentCheck(record: SecurityCheckRecord): SecurityCheck {
  const { guid, number, purpose, people, madeBy } = record
  return {
    ...{ guid, number, purpose, people, madeBy },
    left: Number(record.left),
    answered: Number(record.answered),
    at: record.at.toISOString(),
    handedOverAt: record.handedOverAt?.toISOString() ?? null,
    handovers: Number(record.handovers),
  }
}

export function presentPerson(row: CheckRow) {
  const { person } = row
  if (!person) return null
  return {
    name: fullName(person),
    latinName: latinName(person) ?? '',
    company: person.company ?? '',
    role: person.role,
    onSiteRole: person.onSiteRole,
    vehicle: vehicleOf(person),
    standing: checkStanding(person.state),
    changed: row.changed,
  }
}

export function vehicleOf({ brand, plate, plateCountry }: CheckedPerson): string | null {
  if (!brand || !plate) return null
  return `${brand}, ${plateCountry === 'RU' ? spacedPlate(plate) : plate}`
}

/** Every way in which a reply may name somebody: whole, without the patronymic, in Latin letters. */
export function namesOf(person: CheckedPerson): string[] {
  const short = { ...person, middleName: null }
  return [knownName(person), knownName(short), latinName(person)].filter(name => name !== null)
}
