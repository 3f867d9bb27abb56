import type * as routes from '#contract/organiser-person.ts'
import { mayTag, tagOf } from '#domain/application/application-tag.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { deleteTag, insertTag, listKnownTags, listTags } from '#server/persistence/application-tag-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Call, Needs, UseCase } from '#server/use-case.ts'

type Tagging = Pick<Call<typeof routes.addTag>, 'actor' | 'params' | 'facts'>

/** Gives a person a tag. The log says that one was given; the word stands in the tag alone. */
export const addTag: UseCase<typeof routes.addTag, 'clock' | 'database'> = async (call, needs) => {
  const { tag } = orRefuse(tagOf(call.body.tag))
  return changeTags(call, needs, {
    action: 'addTag',
    async change(tx, applicationGuid) {
      orRefuse(mayTag(await listTags(tx, applicationGuid), tag))
      return insertTag(tx, {
        ...{ applicationGuid, tag },
        ...{ addedBy: call.actor.accountGuid, addedAt: needs.clock.now() },
      })
    },
  })
}

export const removeTag: UseCase<typeof routes.removeTag, 'clock' | 'database'> = async (call, needs) => {
  const { tag } = orRefuse(tagOf(call.body.tag))
  return changeTags(call, needs, {
    action: 'removeTag',
    change: (tx, applicationGuid) => deleteTag(tx, applicationGuid, tag),
  })
}

/** The person is locked, so that two at once do not give more tags than fit, and an erasure leaves none behind. */
async function changeTags(
  { actor, params: { guid: applicationGuid }, facts }: Tagging,
  { clock, database }: Needs<'clock' | 'database'>,
  by: { action: 'addTag' | 'removeTag'; change: (tx: Tx, applicationGuid: string) => Promise<boolean> },
): Promise<{ tags: string[] }> {
  return database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    if (record.erasedAt) refuse('state_forbids')
    if (await by.change(tx, applicationGuid))
      await recordAudit(tx, {
        at: clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'read-applications'),
        subjectKind: 'application',
        subjectGuid: applicationGuid,
        action: by.action,
        requestId: facts.requestId,
      })
    return { tags: await listTags(tx, applicationGuid) }
  })
}

/** So many are offered while one is typed. */
const mostOffered = 100

export const offerTags: UseCase<typeof routes.listKnownTags, 'database'> = async (_call, { database }) => {
  const edition = await readCurrentEdition(database)
  return { tags: await listKnownTags(database, edition.guid, mostOffered) }
}
