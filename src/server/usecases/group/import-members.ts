import type * as routes from '#contract/group-import.ts'
import { type JudgedPerson, personOf } from '#contract/import-judge.ts'
import { type ImportField, listFields } from '#domain/import/import-columns.ts'
import { typedRow } from '#domain/import/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  insertListedNumbers,
  insertListedPeople,
  type ListedPerson,
  nextGuids,
} from '#server/persistence/group-import-queries.ts'
import type { RefusedField } from '#server/refuse.ts'
import { refuseFields } from '#server/refuse-fields.ts'
import type { AccountActor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { judgeImport, passportHash } from './judge-import.ts'
import { lockGroup, type PermittedGroup } from './permitted-group.ts'

/**
 * Adds all of these people to the group, or nobody if any cell is wrong. Phones and passport numbers that somebody else has taken since the preview
 * are reported at their cells: the indexes decide between simultaneous lists.
 */
export const importMembers: UseCase<typeof routes.importRows, 'clock' | 'database' | 'sealer'> = async (
  { actor, params: { guid: groupGuid }, body: input, facts },
  needs,
) => {
  const at = needs.clock.now()
  const complete = await needs.database.transaction().execute(async tx => {
    const permitted = await lockGroup(tx, actor, groupGuid)
    const typed = input.rows.map(({ number, values }) => typedRow(number, values))
    const people = await judgeImport(needs, tx, { ...permitted, actor, rows: typed })
    refuseFaults(people)
    const guids = await nextGuids(tx, people.length)
    const listed = people.map((person, index) => listedPerson(person, guids[index] ?? ''))
    await write(needs, tx, { ...permitted, actor, at, people, listed })
    await recordAudits(
      tx,
      listed.map(({ guid }) => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'participant' as const,
        subjectGuid: guid,
        action: 'importMember',
        toValue: 'draft',
        requestId: facts.requestId,
      })),
    )
    return listed.filter((_, index) => people[index]?.missing.length === 0).map(({ guid }) => guid)
  })
  return { added: input.rows.length, complete }
}

async function write(
  needs: Needs<'sealer'>,
  tx: Tx,
  {
    actor,
    group,
    edition,
    at,
    people,
    listed,
  }: PermittedGroup & { actor: AccountActor; at: Date } & { people: JudgedPerson[]; listed: ListedPerson[] },
): Promise<void> {
  const of = { group, editionGuid: edition.guid, accountGuid: actor.accountGuid, at }
  const lostPhones = new Set(await insertListedPeople(tx, of, listed))
  refuseLost('phone', 'phone_used', { listed, isLost: ({ phone }) => lostPhones.has(phone) })
  const numbers = people.flatMap(({ passport }, index) => {
    const guid = listed[index]?.guid
    if (!passport || !guid) return []
    const sealed = needs.sealer.seal(passport.body, `passport:${guid}`)
    return [{ participantGuid: guid, numberHash: passportHash(needs, passport.canonical), ...sealed }]
  })
  const lostNumbers = new Set(await insertListedNumbers(tx, numbers))
  refuseLost('passportNumber', 'passport_used', { listed, isLost: ({ guid }) => lostNumbers.has(guid) })
}

/** Reports every fault of the list at once, as the preview did. */
function refuseFaults(people: JudgedPerson[]): void {
  const details = people.flatMap(({ cells }, index) =>
    listFields.members.flatMap(field => {
      const { code } = cells[field]
      return code ? [faultAt(index, field, code)] : []
    }),
  )
  if (details.length > 0) refuseFields(details)
}

/** Throwing rolls the transaction back: a list is imported whole or not at all. */
function refuseLost(
  field: ImportField,
  code: ErrorCode,
  { listed, isLost }: { listed: ListedPerson[]; isLost: (person: ListedPerson) => boolean },
): void {
  const details = listed.flatMap((person, index) => (isLost(person) ? [faultAt(index, field, code)] : []))
  if (details.length > 0) refuseFields(details)
}

function faultAt(index: number, field: ImportField, code: ErrorCode): RefusedField {
  return { field: `rows.${index}.${field}`, code }
}

function listedPerson(judged: JudgedPerson, guid: string): ListedPerson {
  const { phone, prefix: _, ...person } = personOf(judged)
  const { role, mediaName, mediaWebsite } = judged.cells
  return {
    guid,
    phone: phone ?? '',
    role: role.value as ListedPerson['role'],
    person,
    media: { mediaName: mediaName.value || null, mediaWebsite: mediaWebsite.value || null },
  }
}
