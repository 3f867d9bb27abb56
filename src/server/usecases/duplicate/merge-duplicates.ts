import type * as routes from '#contract/organiser-duplicate.ts'
import { type MergeField, mergeFields, otherSide, settleChoices } from '#domain/identity/merge-duplicates.ts'
import { changedIdentity, identityFields } from '#domain/participant/profile-change.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { changeApplication } from '#server/persistence/application-queries.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { cancelWaitingLinks, endLiveLink } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { putPassports, swapFiles, takeChosen } from '#server/persistence/duplicate-choice-queries.ts'
import { type Merging, moveToKept } from '#server/persistence/duplicate-merge-queries.ts'
import {
  findDuplicatePair,
  lockDuplicatePair,
  saveDuplicateDecision,
} from '#server/persistence/duplicate-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { isAccountShared } from '#server/persistence/erase-person-queries.ts'
import { tellParticipants } from '#server/persistence/live-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { revokeLogIns } from '#server/persistence/login-queries.ts'
import { cancelMessagesAbout } from '#server/persistence/message-queries.ts'
import {
  findParticipant,
  type ParticipantRecord,
  refreshSearchTexts,
} from '#server/persistence/participant-queries.ts'
import { lockPassesOfPeople } from '#server/persistence/pass-queries.ts'
import { settlePassesOf } from '#server/persistence/pass-standing-queries.ts'
import { findPassport } from '#server/persistence/passport-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { passWatchHits } from '#server/persistence/watch-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { identityOf } from '../profile/judge-profile.ts'
import { recheckIdentity } from '../profile/recheck-identity.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { previewOf, readMergeScene } from './merge-scene.ts'
import { refuseMerged } from './refuse-merged.ts'

type Held = Locked<ParticipantRecord>

/**
 * Makes one record of two, as the organiser has seen it in the preview. People are locked before the pair, as everywhere; of two who merge at once the
 * first wins, and the other is told.
 */
export const mergeDuplicates: UseCase<
  typeof routes.mergeDuplicates,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid: edition.guid }
    const found = (await findDuplicatePair(tx, wanted)) ?? refuse('not_found')
    const records = await lockParticipants(tx, {
      guids: [found.leftGuid, found.rightGuid],
      editionGuid: edition.guid,
    })
    const pair = (await lockDuplicatePair(tx, wanted)) ?? refuse('not_found')
    // Before the version, which the merge has changed too: "changed" alone would not say by whom, nor where the person is now.
    if (pair.state === 'merged') await refuseMerged(tx, pair)
    if (pair.version !== body.version) refuse('changed_meanwhile')
    if (pair.state !== 'open') refuse('state_forbids')
    const scene = await readMergeScene(tx, pair, { records, wall: needs.clock.wall() })
    const choices = settleChoices(scene.facts, body.keep, body.choices)
    const preview = previewOf(scene, { keep: body.keep, choices })
    if (preview.basis !== body.basis) refuse('changed_meanwhile')
    if (preview.obstacles.length > 0) refuse('merge_obstacle')
    await lockPassesOfPeople(tx, [found.leftGuid, found.rightGuid])
    const [kept, other] = [scene[body.keep].record, scene[otherSide(body.keep)].record]
    const taken = mergeFields.filter(field => choices[field] !== body.keep)
    const merging: Merging = { editionGuid: edition.guid, kept, other, at }
    await applyTransition(tx, applicationMachine, 'merge', other, {
      by: { as: 'organiser', at },
      effects: {
        'silence-earlier': () => cancelMessagesAbout(tx, other.applicationGuid),
        async 'end-link'() {
          await endLiveLink(tx, other.applicationGuid, at)
          await cancelWaitingLinks(tx, other.guid)
        },
      },
    })
    await takeChosen(tx, merging, taken)
    // Nobody has looked at it for this badge: the committee sees it like every photograph that comes after the approval.
    if (taken.includes('photograph') && kept.status === 'approved')
      await changeApplication(tx, kept.applicationGuid, {
        change: { photographReviewSince: at, photographRequest: null, photographRequestedAt: null },
        at,
      })
    if (taken.includes('passport')) await takePassport(needs, tx, merging)
    await moveToKept(tx, merging)
    await passWatchHits(tx, { from: other.guid, to: kept.guid })
    await settleAfter(tx, { kept, otherGuid: other.guid, taken, edition, at })
    await saveDuplicateDecision(tx, guid, {
      state: 'merged',
      decidedBy: actor.accountGuid,
      decidedAt: at,
      note: null,
    })
    await recordAudits(
      tx,
      [kept, other].map(({ guid: subjectGuid }) => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'settle-duplicates'),
        subjectKind: 'participant' as const,
        subjectGuid,
        action: 'mergeRecords' as const,
        fromValue: other.applicationGuid,
        toValue: kept.applicationGuid,
        requestId: facts.requestId,
      })),
    )
    await tellOfMerge(needs, tx, { kept, other, edition })
    return { applicationGuid: kept.applicationGuid }
  })
}

/** A passport is sealed for its holder, so it is sealed anew; the pages go with it. */
async function takePassport(needs: Needs<'sealer'>, tx: Tx, merging: Merging): Promise<void> {
  const { kept, other } = merging
  const [own, theirs] = [await findPassport(tx, kept.guid), await findPassport(tx, other.guid)]
  const resealed = (row: typeof own, participantGuid: string) => {
    if (!row) return []
    const body = needs.sealer.open(row.sealed, row.keyId, `passport:${row.participantGuid}`)
    const { numberHash, savedAt } = row
    return [
      { participantGuid, numberHash, savedAt, ...needs.sealer.seal(body, `passport:${participantGuid}`) },
    ]
  }
  await putPassports(
    tx,
    [kept.guid, other.guid],
    [...resealed(theirs, kept.guid), ...resealed(own, other.guid)],
  )
  await swapFiles(tx, merging, 'passportPage')
}

/** The search, the check of the passport and the pass follow from what the record says now. */
async function settleAfter(
  tx: Tx,
  {
    kept,
    otherGuid,
    taken,
    edition,
    at,
  }: { kept: Held; otherGuid: string; taken: MergeField[]; edition: EditionRow; at: Date },
): Promise<void> {
  await refreshSearchTexts(tx, [kept.guid, otherGuid])
  const after =
    (await findParticipant(tx, { guid: kept.guid, editionGuid: edition.guid })) ?? refuse('not_found')
  const changed = changedIdentity(identityOf(kept), identityOf(after))
  await recheckIdentity(
    tx,
    { ...kept, passportSavedAt: after.passportSavedAt },
    // Of another passport everything is compared.
    { changed: taken.includes('passport') ? identityFields : changed, at },
  )
  await settlePassesOf(tx, kept.guid, at)
  await tellParticipants(tx, [kept.guid])
}

/** The person reads by which phone they log in from now on, at both addresses. The other log-ins end where nothing else is behind them. */
async function tellOfMerge(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { kept, other, edition }: { kept: Held; other: Held; edition: EditionRow },
): Promise<void> {
  const scene = { needs, tx, edition }
  const content = { phone: maskPhone(kept.accountPhone) }
  await tell(scene, 'records_merged', kept, content, { about: 'profile' })
  if (!other.isPrimary || other.accountGuid === kept.accountGuid) return
  if (other.status !== 'draft') await tell(scene, 'records_merged', other, content, { about: 'profile' })
  if (!(await isAccountShared(tx, other.accountGuid, other.guid)))
    await revokeLogIns(tx, other.accountGuid, { at: needs.clock.wall(), keep: null })
}
