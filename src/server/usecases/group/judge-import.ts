import { setImmediate as loopTurn } from 'node:timers/promises'
import { createImportJudge, type JudgedPerson } from '#contract/import-judge.ts'
import { normalisePhone } from '#contract/phone.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { createCountryFinder } from '#domain/group/country-finder.ts'
import { markRepeats, readImportPerson } from '#domain/import/import-person.ts'
import type { TypedRow } from '#domain/import/import-rows.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findTakenNumbers, findTakenPhones } from '#server/persistence/group-import-queries.ts'
import type { AccountActor } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { countries } from '../dictionary/countries.ts'
import type { PermittedGroup } from './permitted-group.ts'

/** A few milliseconds' work. */
const rowsAtStretch = 20

const findCountry = createCountryFinder(countries)

/** Checks the people of a list: each cell by itself, against the other rows, and against everybody who has applied. */
export async function judgeImport(
  needs: Needs<'clock' | 'sealer'>,
  reader: Reader,
  { actor, group, edition, rows }: PermittedGroup & { actor: AccountActor } & { rows: TypedRow[] },
): Promise<JudgedPerson[]> {
  const judge = createImportJudge(localDayAt(needs.clock.now().getTime(), edition.timeZone))
  const sources = {
    groupInn: group.inn,
    findCountry,
    /** The coordinator's own phone is refused, because coordinators add themselves in another way. */
    normalisePhone(typed: string) {
      const verdict = normalisePhone(typed)
      return verdict.ok && verdict.phone === actor.phone
        ? ({ ok: false, code: 'phone_own' } as const)
        : verdict
    },
  }
  const people: JudgedPerson[] = []
  for (const row of rows) {
    people.push(judge(readImportPerson(row, sources)))
    // Five hundred rows at a stretch would keep everybody else waiting.
    if (people.length % rowsAtStretch === 0) await loopTurn()
  }
  markRepeats(people)
  await markTaken(needs, reader, { editionGuid: edition.guid, groupGuid: group.guid, people })
  return people
}

async function markTaken(
  needs: Needs<'sealer'>,
  reader: Reader,
  { editionGuid, groupGuid, people }: { editionGuid: string; groupGuid: string; people: JudgedPerson[] },
): Promise<void> {
  const phones = people.flatMap(({ cells: { phone } }) => (phone.code ? [] : [phone.value]))
  const hashOf = (person: JudgedPerson) => person.passport && passportHash(needs, person.passport.canonical)
  const hashes = people.flatMap(person => hashOf(person) ?? [])
  const [takenPhones, takenNumbers] = await Promise.all([
    findTakenPhones(reader, { editionGuid, groupGuid, phones }),
    findTakenNumbers(reader, hashes),
  ])
  for (const person of people) {
    const { phone, passportNumber } = person.cells
    const taken = takenPhones.get(phone.value)
    // A grown list names one's own members again: that is no fault of the number.
    if (!phone.code && taken) phone.code = taken === 'here' ? 'already_in_group' : 'phone_used'
    const hash = hashOf(person)?.toString('hex')
    if (!passportNumber.code && phone.code !== 'already_in_group' && hash && takenNumbers.has(hash))
      passportNumber.code = 'passport_used'
  }
}

/** The same hash for one document, however and by whomever it was typed. */
export function passportHash(needs: Needs<'sealer'>, canonical: string): Buffer {
  return needs.sealer.hash('passport', canonical)
}

/** Whether any cell of a row is wrong. */
export function isFaulty({ cells }: JudgedPerson): boolean {
  return Object.values(cells).some(({ code }) => code !== null)
}
