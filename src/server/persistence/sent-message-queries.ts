import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'
import { retriable } from './message-list-queries.ts'

export type SentMessageRow = Awaited<ReturnType<typeof listMessagesTo>>[number]

type MessagePlace = { after: TimePlace | null; limit: number }

function messages(reader: Reader) {
  return reader
    .selectFrom('message')
    .select([
      ...(['guid', 'channel', 'template', 'urgency', 'state', 'sentAt', 'notBefore'] as const),
      ...(['fault', 'faultDetail', 'attempts', 'createdAt'] as const),
      ...(['copiedSection', 'sealed', 'keyId', 'participantGuid', 'decisionGuid', 'letterGuid'] as const),
    ])
    .select(retriable.as('retriable'))
}

/** A page of messages, newest first, and one row more. */
function newestPage(reader: Reader, among: RawBuilder<SqlBool>, { after, limit }: MessagePlace) {
  return messages(reader)
    .where(among)
    .$if(after?.at != null, query =>
      query.where(sql<SqlBool>`(created_at, guid) < (${after?.at}, ${after?.guid}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('guid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Messages about a person, their own and the copies to colleagues who look after them, newest first. Reads one row more than the page, to see whether there is another. */
export const listMessagesTo = (
  reader: Reader,
  { participantGuid, ...place }: MessagePlace & { participantGuid: string },
) => newestPage(reader, sql<SqlBool>`participant_guid = ${participantGuid}::uuid`, place)

/** Messages to the coordinators of these groups and to the responsible employee of a contractor, newest first, and one row more. */
export const listMessagesToCompany = (
  reader: Reader,
  {
    groupGuids,
    staffCompanyGuid,
    ...place
  }: MessagePlace & { groupGuids: readonly string[]; staffCompanyGuid: string | null },
) =>
  newestPage(
    reader,
    sql<SqlBool>`(group_guid = any(${[...groupGuids]}::uuid[]) or staff_company_guid = ${staffCompanyGuid}::uuid)`,
    place,
  )

/** The messages of these decisions, in the order in which they were queued. */
export function listMessagesOfDecisions(reader: Reader, decisionGuids: string[]) {
  if (decisionGuids.length === 0) return Promise.resolve([])
  return messages(reader).where('decisionGuid', 'in', decisionGuids).orderBy('queueNumber').execute()
}

export function findSentMessage(reader: Reader, guid: string) {
  return messages(reader).where('guid', '=', guid).executeTakeFirst()
}

/** What a message was sent for, and whom it is about. */
export function readMessageCause(
  reader: Reader,
  {
    participantGuid,
    decisionGuid,
    letterGuid,
    editionGuid,
  }: Pick<SentMessageRow, 'participantGuid' | 'decisionGuid' | 'letterGuid'> & { editionGuid: string },
) {
  return Promise.all([
    participantGuid === null
      ? undefined
      : reader
          .selectFrom('participant')
          .innerJoin('application', 'application.participantGuid', 'participant.guid')
          .select(['application.guid as applicationGuid', 'participant.lastName', 'participant.firstName'])
          .select(['participant.middleName', 'participant.latinFirstName', 'participant.latinLastName'])
          .where('participant.guid', '=', participantGuid)
          .where('application.editionGuid', '=', editionGuid)
          .executeTakeFirst(),
    decisionGuid === null
      ? undefined
      : reader
          .selectFrom('decision')
          .select(['batchGuid', 'kind'])
          .select(eb =>
            eb
              .selectFrom('decision as other')
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .whereRef('other.batchGuid', '=', 'decision.batchGuid')
              .as('count'),
          )
          .where('guid', '=', decisionGuid)
          .executeTakeFirst(),
    letterGuid === null
      ? undefined
      : reader
          .selectFrom('marketingLetter')
          .select(['guid', 'subjectRu', 'subjectEn'])
          .where('guid', '=', letterGuid)
          .executeTakeFirst(),
  ] as const)
}
