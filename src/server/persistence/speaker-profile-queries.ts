import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { Reader, Tx } from './database.ts'

/** What a speaker wrote, their citizenship, and whether their card is on the site. */
export function findSpeakerProfile(reader: Reader, participantGuid: string) {
  return profilesOf(reader, [participantGuid]).executeTakeFirst()
}

/** The speaker data of these participants, in no particular order. `guids` must not be empty. */
export function listSpeakerProfiles(reader: Reader, participantGuids: readonly string[]) {
  return profilesOf(reader, participantGuids).execute()
}

function profilesOf(reader: Reader, participantGuids: readonly string[]) {
  return reader
    .selectFrom('speakerProfile')
    .innerJoin('participant', 'participant.guid', 'speakerProfile.participantGuid')
    .leftJoin('contentItem', 'contentItem.guid', 'speakerProfile.contentGuid')
    .selectAll('speakerProfile')
    .select(eb => [
      'participant.citizenship',
      eb('contentItem.published', 'is not', null).as('cardPublished'),
    ])
    .where('speakerProfile.participantGuid', 'in', participantGuids)
}

/** Saves data made on `version`, 0 for the first; false when somebody saved in between. */
export async function saveSpeakerProfileRow(
  tx: Tx,
  save: { participantGuid: string; version: number; data: SpeakerProfile; at: Date },
): Promise<boolean> {
  const { participantGuid, version, data, at } = save
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('speakerProfile')
      .values({ participantGuid, ...data, savedAt: at })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('speakerProfile')
    .set(eb => ({ ...data, version: eb('version', '+', 1), savedAt: at }))
    .where('participantGuid', '=', participantGuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setSpeakerCard(tx: Tx, participantGuid: string, contentGuid: string): Promise<void> {
  await tx
    .updateTable('speakerProfile')
    .set({ contentGuid })
    .where('participantGuid', '=', participantGuid)
    .execute()
}

/** The participant whose data a card holds; undefined for one that editors wrote themselves. */
export function findSpeakerOfCard(reader: Reader, contentGuid: string) {
  return reader
    .selectFrom('speakerProfile')
    .select(['participantGuid', 'cardLinkedAt', 'cardKeptAt'])
    .where('contentGuid', '=', contentGuid)
    .executeTakeFirst()
}

/** A person's latest consent to the publication of their speaker data, in force unless withdrawn. */
export function findPublicationConsent(reader: Reader, participantGuid: string) {
  return (
    reader
      .selectFrom('consent')
      .select(['givenAt', 'withdrawnAt'])
      .where('participantGuid', '=', participantGuid)
      .where('kind', '=', 'speakerPublication')
      // A consent in force cannot be older than a withdrawn one.
      .orderBy('givenAt', 'desc')
      .orderBy('guid', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Cards on the site of people who withdrew the consent. */
export function leavingCards(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('speakerProfile')
    .innerJoin('contentItem', 'contentItem.guid', 'speakerProfile.contentGuid')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('consent')
          .select('withdrawnAt')
          .whereRef('consent.participantGuid', '=', 'speakerProfile.participantGuid')
          .where('kind', '=', 'speakerPublication')
          .orderBy('givenAt', 'desc')
          .orderBy('guid', 'desc')
          .limit(1)
          .as('latest'),
      join => join.onTrue(),
    )
    .where('contentItem.editionGuid', '=', editionGuid)
    .where('contentItem.published', 'is not', null)
    .where('latest.withdrawnAt', 'is not', null)
}

/** People who withdrew the consent while the published programme still names them, and since when the first one waits. */
export async function countLeavingSpeakers(
  reader: Reader,
  editionGuid: string,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldestAt } = await leavingCards(reader, editionGuid)
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('latest.withdrawnAt').as('oldestAt')])
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldestAt }
}
