import type { Reader } from './database.ts'
import type { DuplicatePairRow } from './duplicate-queries.ts'

/** Records that were merged into this one, the first first. */
export function listMergedInto(reader: Reader, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return reader
    .selectFrom('participant')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'participant.guid')
        .on('application.editionGuid', '=', editionGuid),
    )
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .leftJoin('account', 'account.guid', 'participant.accountGuid')
    .select(['participant.guid', 'application.guid as applicationGuid', 'participant.mergedAt'])
    .select([
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
      'participant.role',
      'participant.mediaName',
      'participant.mediaWebsite',
      'participant.birthDate',
      'participant.citizenship',
      'participant.phone',
      'participant.email',
      'participant.position',
      'participant.photographFileGuid',
      'participant.erasedAt',
    ])
    .select([
      'company.shortName as companyShortName',
      'company.name as companyName',
      'account.phone as accountPhone',
    ])
    .where('participant.mergedInto', '=', guid)
    .orderBy('participant.mergedAt')
    .orderBy('participant.guid')
    .limit(20)
    .execute()
}

/** The application of the record that was kept; undefined where this one was not merged. */
export async function findMergedTarget(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('participant')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'participant.mergedInto')
        .on('application.editionGuid', '=', editionGuid),
    )
    .select('application.guid')
    .where('participant.guid', '=', guid)
    .executeTakeFirst()
  return row?.guid
}

/** Who made one record of a pair, and the application that was kept; if that was merged again, the last one. */
export function findMerge(
  reader: Reader,
  { leftGuid, rightGuid, editionGuid, decidedBy }: DuplicatePairRow,
): Promise<{ applicationGuid: string; by: string | null } | undefined> {
  return reader
    .selectFrom('participant')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'participant.mergedInto')
        .on('application.editionGuid', '=', editionGuid),
    )
    .leftJoin('organiser', join => join.on('organiser.accountGuid', '=', decidedBy))
    .select(['application.guid as applicationGuid', 'organiser.name as by'])
    .where('participant.guid', 'in', [leftGuid, rightGuid])
    .orderBy('participant.mergedAt')
    .limit(1)
    .executeTakeFirst()
}
