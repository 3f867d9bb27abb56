import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupOfApplication, type GroupRow } from '#server/persistence/group-record-queries.ts'
import { listDueNotices, type NoticedChange, takeNotice } from '#server/persistence/member-notice-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { changesInWords } from './member-words.ts'

/** Notifies the members of a group of changes made for them, each once. May run twice, early or late: a notice already taken is gone. */
export async function tellMembers(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  groupGuid: string,
): Promise<void> {
  const due = await listDueNotices(needs.database, groupGuid, needs.clock.wall())
  for (const applicationGuid of due) await tellOne(needs, applicationGuid)
}

async function tellOne(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  applicationGuid: string,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    const notice = await takeNotice(tx, applicationGuid)
    const edition = await readCurrentEdition(tx)
    const record = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const group = await findGroupOfApplication(tx, applicationGuid)
    // A person who has left the group since is on their own, and sees their data in the cabinet.
    if (!notice || !record || !group) return
    await tell({ needs, tx, edition }, 'group_changed', record, locale => ({
      coordinator: coordinatorName(locale, group as GroupRow),
      changes: changesInWords(notice.changed as NoticedChange[], locale),
    }))
  })
}
