import { createHash } from 'node:crypto'
import type { MergePreview, MergeValue } from '#contract/organiser-duplicate.ts'
import {
  defaultChoices,
  findNotices,
  findObstacles,
  fixedSide,
  type MergeChoices,
  type MergeFacts,
  type MergeField,
  type MergePair,
  type MergeSide,
  mergeFields,
  movedKinds,
  otherSide,
  suggestKept,
} from '#domain/identity/merge-duplicates.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listMergeExtras, type MergeExtras } from '#server/persistence/duplicate-preview-queries.ts'
import type { DuplicatePairRow } from '#server/persistence/duplicate-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

type Side<Held> = { record: Held; extras: MergeExtras }

/** A pair with all that is asked before its records are merged. */
export type MergeScene<Held extends ParticipantRecord = ParticipantRecord> = {
  pair: DuplicatePairRow
  left: Side<Held>
  right: Side<Held>
  facts: MergePair
}

/** Refuses with 404 where one of the two is gone. */
export async function readMergeScene<Held extends ParticipantRecord>(
  reader: Reader,
  pair: DuplicatePairRow,
  { records, wall }: { records: readonly Held[]; wall: Date },
): Promise<MergeScene<Held>> {
  const guids = [pair.leftGuid, pair.rightGuid]
  const extras = await listMergeExtras(reader, { editionGuid: pair.editionGuid, guids, wall })
  const sideOf = (guid: string) => {
    const record = records.find(each => each.guid === guid)
    const found = extras.find(each => each.guid === guid)
    return record && found && !record.erasedAt ? { record, extras: found } : refuse('not_found')
  }
  const [left, right] = [sideOf(pair.leftGuid), sideOf(pair.rightGuid)]
  return { pair, left, right, facts: { left: factsOf(left), right: factsOf(right) } }
}

function factsOf(side: Side<ParticipantRecord>): MergeFacts {
  const { record, extras } = side
  const given = mergeFields.map(field => [field, isGiven(mergeValueOf(field, side))])
  return {
    status: record.status,
    security: record.security,
    // The money of a place that waits for them is there already.
    payment: extras.placeWaits && record.payment === 'unpaid' ? 'pending' : record.payment,
    isPrimary: record.isPrimary,
    account: record.accountGuid,
    hasPass: extras.hasPass,
    recallable: extras.recallable,
    erasureAsked: extras.erasureAsked,
    group: extras.groupGuid,
    openRequests: extras.openRequests,
    hasSpeakerCard: extras.hasSpeakerCard,
    submittedAt: record.submittedAt?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
    given: Object.fromEntries(given) as MergeFacts['given'],
  }
}

const isGiven = ({ text, at, fileGuid }: MergeValue) => text !== null || at !== null || fileGuid !== null

const noValue: MergeValue = { text: null, at: null, fileGuid: null }

/** What the organiser compares. Of a passport, and of what has a page of its own, only when it was saved. */
function mergeValueOf(field: MergeField, { record, extras }: Side<ParticipantRecord>): MergeValue {
  const text = (written: string | null) => ({ ...noValue, text: written || null })
  const at = (saved: Date | null) => ({ ...noValue, at: saved?.toISOString() ?? null })
  switch (field) {
    case 'name':
      return text(
        record.lastName || record.firstName
          ? [record.prefix, fullName(record)].filter(Boolean).join(' ')
          : null,
      )
    case 'latinName':
      return text(latinName(record))
    case 'birthDate':
      return text(record.birthDate)
    case 'citizenship':
      return text(record.citizenship)
    case 'phone':
      return text(record.phone ?? record.accountPhone)
    case 'email':
      return text(record.email)
    case 'role':
      return text(record.role)
    case 'company':
      return text([record.companyShortName ?? record.companyName, record.inn].filter(Boolean).join(', '))
    case 'position':
      return text(record.position)
    case 'photograph':
      return { ...noValue, fileGuid: record.photographFileGuid }
    case 'passport':
      return at(extras.passportAt)
    case 'contactPerson':
      return text(extras.contactPerson)
    case 'transfer':
      return at(extras.transferAt)
    case 'postalAddress':
      return text(extras.postalAddress)
    case 'speakerProfile':
      return at(extras.speakerAt)
  }
}

/** Everything of the preview but the two records in words. */
export function previewOf(
  scene: MergeScene,
  wanted: { keep?: MergeSide | undefined; choices?: MergeChoices },
): Omit<MergePreview, 'left' | 'right'> & { keep: MergeSide } {
  const { pair, facts } = scene
  const suggested = suggestKept(facts)
  const keep = wanted.keep ?? suggested
  const choices = wanted.choices ?? defaultChoices(facts, keep)
  const other = scene[otherSide(keep)]
  const fields = mergeFields.flatMap(field => {
    const [left, right] = [mergeValueOf(field, scene.left), mergeValueOf(field, scene.right)]
    if (!isGiven(left) && !isGiven(right)) return []
    const fixed = fixedSide(field, facts, keep) !== null
    const same = left.text !== null && left.text === right.text
    return [{ field, left, right, chosen: choices[field], fixed, same }]
  })
  const moves = movedKinds.flatMap(kind => {
    const count = Number(other.extras.counts[kind])
    return count > 0 ? [{ kind, count }] : []
  })
  return {
    guid: pair.guid,
    version: pair.version,
    keep,
    suggested,
    fields,
    moves,
    notices: findNotices(facts, keep, choices),
    obstacles: findObstacles(facts, keep),
    basis: basisOf(scene),
  }
}

/** A short form of all that the preview shows of both records, whichever stays. */
function basisOf({ left, right, facts }: MergeScene): string {
  const shown = [left, right].map(side => ({
    values: mergeFields.map(field => mergeValueOf(field, side)),
    counts: movedKinds.map(kind => Number(side.extras.counts[kind])),
  }))
  return createHash('sha256')
    .update(JSON.stringify([shown, facts]))
    .digest('base64url')
}
