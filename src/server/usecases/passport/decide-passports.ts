import type * as routes from '#contract/organiser-passport.ts'
import { type SharedMismatchField, sharedMismatchFields } from '#domain/passport/mismatch-field.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { mismatchNote } from '#messages/mismatch-word.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  listParticipantsByApplication,
  lockParticipant,
} from '#server/persistence/participant-queries.ts'
import { lastChecks } from '#server/persistence/passport-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { passportObstacle, takePassportDecision } from './take-passport-decision.ts'

/** What a decision on several people would come to, each with the reason against it. Writes nothing. */
export const previewPassportDecisions: UseCase<typeof routes.previewPassportDecisions, 'database'> = async (
  { actor, body: { passports, decision } },
  { database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const guids = passports.map(({ guid }) => guid)
  const records = await listParticipantsByApplication(database, { applicationGuids: guids, editionGuid })
  const looks = await looksOf(database, actor, records)
  const known = new Map(records.map(record => [record.applicationGuid, record]))
  return {
    results: passports.map(({ guid, savedAt }) => {
      const record = known.get(guid)
      const lookedAt = (record && looks.get(record.guid)) ?? null
      return result(guid, record ? passportObstacle(record, { decision, savedAt, lookedAt }) : 'not_found')
    }),
  }
}

/**
 * Decides on several people, each in a transaction of their own and with their own result, by the same rule as one by one: who is verified was looked at by
 * this operator since they saved their data.
 */
export const decidePassports: UseCase<
  typeof routes.decidePassports,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { passports, decision, fields, note }, facts }, needs) => {
  const at = needs.clock.now()
  const each = new Map(passports.map(passport => [passport.guid, passport]))
  const results: ReturnType<typeof result>[] = []
  for (const { guid, savedAt } of each.values()) {
    const code = await needs.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const found = await findParticipantByApplication(tx, {
        applicationGuid: guid,
        editionGuid: edition.guid,
      })
      const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
      if (!record) return 'not_found'
      const lookedAt = (await looksOf(tx, actor, [record])).get(record.guid) ?? null
      const obstacle = passportObstacle(record, { decision, savedAt, lookedAt })
      if (!obstacle)
        await takePassportDecision({ needs, tx, edition }, record, {
          ...{ decision, actor, facts, at },
          note: noteTo(record, { fields, note }),
        })
      return obstacle
    })
    results.push(result(guid, code))
  }
  return { results }
}

/** What was marked as differing, in the person's language, and then what was typed. */
function noteTo(
  { locale }: { locale: 'ru' | 'en' },
  { fields, note }: { fields: readonly SharedMismatchField[]; note: string | null },
): string | null {
  if (fields.length === 0) return note
  const inOrder = sharedMismatchFields.filter(field => fields.includes(field))
  return mismatchNote(inOrder, { details: note ?? '', locale })
}

function looksOf(reader: Reader, actor: OrganiserActor, records: readonly { guid: string }[]) {
  const participantGuids = records.map(({ guid }) => guid)
  return lastChecks(reader, { participantGuids, viewedBy: actor.accountGuid })
}

function result(guid: string, code: ErrorCode | null) {
  return { guid, ok: code === null, code }
}
