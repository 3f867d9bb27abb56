import { yearsBefore, yearsOfPerson } from '#domain/erasure/erasure-terms.ts'
import { recordAudit, recordAudits } from '#server/persistence/audit-queries.ts'
import { forgetCompanyNotes } from '#server/persistence/company-note-queries.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { blankAccount } from '#server/persistence/erase-person-queries.ts'
import {
  forgetAccountChats,
  forgetGroups,
  listAgedPeople,
  lockIdleAccounts,
} from '#server/persistence/erasure-term-queries.ts'
import { revokeLogIns } from '#server/persistence/login-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseInPortions } from './erase-in-portions.ts'
import { erasePerson } from './erase-person.ts'
import { responsibleFor } from './responsible-for.ts'

/** The rest is left to the next hour. */
const mostPeople = 400

type Aged = { editionGuids: string[]; at: Date }

/** Applications and correspondence: people as by their own request, then the groups that brought them, and accounts that nobody uses any more. */
export async function eraseAgedPeople(needs: Needs<'clock' | 'database'>, aged: Aged): Promise<void> {
  if (aged.editionGuids.length === 0) return
  const faults = await erasePeople(needs, aged)
  await needs.database.transaction().execute(async tx => {
    const groups = await forgetGroups(tx, aged.editionGuids)
    await recordAudits(
      tx,
      groups.map(subjectGuid => ({
        at: aged.at,
        actorGuid: null,
        actorRole: 'clock',
        subjectKind: 'group',
        subjectGuid,
        action: 'eraseGroup',
      })),
    )
    await forgetCompanyNotes(tx, aged.editionGuids)
    await forgetAccountChats(tx, aged)
  })
  const before = yearsBefore(aged.at, yearsOfPerson)
  await eraseInPortions(needs.database, 100, async (tx, limit) => {
    const idle = await lockIdleAccounts(tx, { before, limit })
    for (const account of idle) {
      await revokeLogIns(tx, account.guid, { at: needs.clock.wall(), keep: null })
      await blankAccount(tx, account)
    }
    return idle.length
  })
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} people were not erased`)
}

/** One transaction for each, so that whoever cannot be erased holds up nobody else. */
async function erasePeople(
  needs: Needs<'clock' | 'database'>,
  { editionGuids, at }: Aged,
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const { guid, editionGuid } of await listAgedPeople(needs.database, {
    editionGuids,
    limit: mostPeople,
  }))
    await needs.database
      .transaction()
      .execute(async tx => {
        const record = await lockParticipant(tx, { guid, editionGuid })
        if (!record || record.erasedAt) return
        const edition = await readEdition(tx, editionGuid)
        const responsible = await responsibleFor(tx, editionGuid)
        const by = { role: 'clock', accountGuid: null, responsible, requestGuid: null } as const
        await erasePerson({ needs, tx, by, record, edition, at })
        await recordAudit(tx, {
          at,
          actorGuid: null,
          actorRole: 'clock',
          subjectKind: 'participant',
          subjectGuid: guid,
          action: 'erasePerson',
        })
      })
      .catch(error => faults.push(error))
  return faults
}
