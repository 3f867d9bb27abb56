import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { erasedCategories, judgeErasure, type KeptCategory } from '#domain/erasure/erasure-rules.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  blankAccount,
  blankParticipant,
  blankTraces,
  deleteSections,
  emptyChats,
  endConsents,
  isAccountShared,
  keepBooks,
  lockAccount,
  removeFilesOf,
} from '#server/persistence/erase-person-queries.ts'
import { insertErasureActs } from '#server/persistence/erasure-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { revokeLogIns } from '#server/persistence/login-queries.ts'
import { listMergedInto } from '#server/persistence/merged-record-queries.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { voidPass } from '#server/persistence/pass-standing-queries.ts'
import { dropFromChecks } from '#server/persistence/security-check-queries.ts'
import { findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { dropFromWatchHits } from '#server/persistence/watch-list-queries.ts'
import { orRefuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { withdrawCard } from '../speaker-profile/withdraw-card.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { isForumOver } from './present-erasure.ts'

/** An organiser, on a person's request; or the job, when the time is over. */
export type Eraser = {
  role: AuditRole
  accountGuid: string | null
  /** As the act names them. */
  responsible: string
  requestGuid: string | null
}

type Erasing = {
  needs: Needs<'clock'>
  tx: Tx
  by: Eraser
  record: Locked<ParticipantRecord>
  edition: EditionRow
  at: Date
}

/**
 * Destroys everything that names a person, and writes the act of it. Accounting documents stay as the law requires; files are handed to the sweep,
 * which erases their bytes. Refuses while money is on its way or would have to be paid back.
 */
export async function erasePerson(erasing: Erasing): Promise<void> {
  const { tx, by, record, edition, at } = erasing
  await endApplication(erasing)
  const person = { participantGuid: record.guid, applicationGuid: record.applicationGuid }
  await lockAccount(tx, record.accountGuid)
  const shared = !record.isPrimary || (await isAccountShared(tx, record.accountGuid, record.guid))
  const chatGuids = await emptyChats(
    tx,
    { participantGuid: record.guid, accountGuid: shared ? null : record.accountGuid },
    at,
  )
  const fileCount = await removeFilesOf(tx, { participantGuid: record.guid, chatGuids }, at)
  const { contentGuid } = (await findSpeakerProfile(tx, record.guid)) ?? {}
  // A published name stays until it is off the programme; biography and photograph go with the rest.
  const withdrawing = { participantGuid: record.guid, edition, at, by: by.accountGuid, requestId: null }
  await withdrawCard(tx, { ...withdrawing, role: by.role })
  const { publishedSpeaker } = await deleteSections(tx, person)
  await dropFromChecks(tx, record.applicationGuid)
  await dropFromWatchHits(tx, record.guid)
  await endConsents(tx, record.guid, at)
  await blankTraces(tx, { ...person, cardGuid: contentGuid ?? null })
  const books = await keepBooks(tx, person)
  await blankParticipant(tx, person, at)
  if (!shared) await closeAccount(erasing)
  await insertErasureActs(tx, [
    {
      requestGuid: by.requestGuid,
      editionGuid: edition.guid,
      participantGuid: record.guid,
      carriedOutAt: at,
      carriedOutBy: by.accountGuid,
      responsible: by.responsible,
      erased: erasedCategories.filter(category => category !== 'account' || !shared),
      kept: keptOf({ ...books, publishedSpeaker, shared }),
      fileCount,
    },
  ])
  await eraseMerged(erasing)
}

/** Records that were merged into the person's are theirs too, each with an act of its own (decision 170). Nobody asked for them by name, so the acts name no request. */
async function eraseMerged(erasing: Erasing): Promise<void> {
  const { tx, record, edition, by } = erasing
  for (const { guid } of await listMergedInto(tx, { guid: record.guid, editionGuid: edition.guid })) {
    const merged = await lockParticipant(tx, { guid, editionGuid: edition.guid })
    if (merged && !merged.erasedAt)
      await erasePerson({ ...erasing, record: merged, by: { ...by, accountGuid: null, requestGuid: null } })
  }
}

/** An application under way ends with the person; the pass is revoked in any case. */
async function endApplication({ tx, by, record, edition, at }: Erasing): Promise<void> {
  const { status, payment, applicationGuid } = record
  const { application } = orRefuse(
    judgeErasure({
      status,
      payment,
      forumOver: isForumOver(edition, at),
      timeIsOver: by.requestGuid === null,
    }),
  )
  if (application === 'cancel')
    await applyTransition(tx, applicationMachine, 'erase', record, { by: { as: 'organiser', at } })
  await voidPass(tx, { editionGuid: edition.guid, kind: 'participant', subjectGuid: applicationGuid }, at)
}

/** Closes an account without people: its log-ins end at once, and its number is erased. */
async function closeAccount({ needs, tx, record }: Erasing): Promise<void> {
  const { accountGuid, accountPhone } = record
  await revokeLogIns(tx, accountGuid, { at: needs.clock.wall(), keep: null })
  await blankAccount(tx, { guid: accountGuid, phone: accountPhone })
}

function keptOf(facts: {
  invoices: boolean
  cardPayments: boolean
  publishedSpeaker: boolean
  shared: boolean
}): KeptCategory[] {
  return [
    'consents',
    ...(facts.invoices ? (['invoices'] as const) : []),
    ...(facts.cardPayments ? (['cardPayments'] as const) : []),
    ...(facts.publishedSpeaker ? (['publishedSpeaker'] as const) : []),
    ...(facts.shared ? (['sharedAccount'] as const) : []),
  ]
}
