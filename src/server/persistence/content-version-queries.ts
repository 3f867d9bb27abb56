import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

/** Older ones are forgotten: nobody goes back further. */
const versionsKept = 30

/** Keeps the draft as it is now, unless it is the one kept last, except a speaker's card, which holds what its person may have erased. */
export async function keepVersion(tx: Tx, contentGuid: string): Promise<void> {
  await tx
    .insertInto('contentDraftVersion')
    .columns(['contentGuid', 'version', 'draft', 'savedAt', 'savedBy'])
    .expression(eb =>
      eb
        .selectFrom('contentItem')
        .select(['guid', 'version', 'draft', 'updatedAt', 'updatedBy'])
        .where('guid', '=', contentGuid)
        .where('kind', '<>', 'speaker')
        // Publishing counts the version on and changes no draft.
        .where(
          sql<boolean>`draft is distinct from (
            select kept.draft from content_draft_version as kept where kept.content_guid = content_item.guid
            order by kept.version desc limit 1)`,
        ),
    )
    .onConflict(conflict => conflict.columns(['contentGuid', 'version']).doNothing())
    .execute()
  await sql`
    delete from content_draft_version where content_guid = ${contentGuid} and version not in (
      select version from content_draft_version where content_guid = ${contentGuid} order by version desc limit ${versionsKept}
    )`.execute(tx)
}

/** The kept drafts of a piece with who saved them, newest first. */
export function listVersions(reader: Reader, contentGuid: string) {
  return reader
    .selectFrom('contentDraftVersion')
    .leftJoin('organiser', 'organiser.accountGuid', 'contentDraftVersion.savedBy')
    .select([
      'contentDraftVersion.version',
      'contentDraftVersion.draft',
      'contentDraftVersion.savedAt',
      'organiser.name as savedBy',
    ])
    .where('contentGuid', '=', contentGuid)
    .orderBy('version', 'desc')
    .limit(versionsKept)
    .execute()
}

/** Says that somebody has a piece open, and returns the names of the others who had it open since `since`. */
export async function meetEditors(
  tx: Tx,
  meeting: { contentGuid: string; accountGuid: string; at: Date; since: Date },
): Promise<string[]> {
  const { contentGuid, accountGuid, at, since } = meeting
  await tx
    .insertInto('contentPresence')
    .values({ contentGuid, accountGuid, seenAt: at })
    .onConflict(conflict => conflict.columns(['contentGuid', 'accountGuid']).doUpdateSet({ seenAt: at }))
    .execute()
  const others = await tx
    .selectFrom('contentPresence')
    .innerJoin('organiser', 'organiser.accountGuid', 'contentPresence.accountGuid')
    .select('organiser.name')
    .where('contentGuid', '=', contentGuid)
    .where('contentPresence.accountGuid', '<>', accountGuid)
    .where('seenAt', '>', since)
    .orderBy('organiser.name')
    .execute()
  return others.map(({ name }) => name)
}
