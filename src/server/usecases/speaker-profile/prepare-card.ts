import type { DraftContent } from '#domain/content/content-kind.ts'
import { asKind, emptyDraft } from '#domain/content/content-values.ts'
import { followSpeaker } from '#domain/speaker/speaker-card.ts'
import { isForeignSpeaker, missingOfSpeaker, type SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { ContentRecord } from '#server/persistence/content-queries.ts'
import * as write from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import * as speakers from '#server/persistence/speaker-profile-queries.ts'
import { draftFacts } from '../content/judge-draft.ts'
import { recordCardChange } from './card-audit.ts'
import { speakerProfileOf } from './read-speaker-profile.ts'

export type Preparing = {
  participantGuid: string
  edition: EditionRow
  at: Date
  /** Account of the person. */
  by: string
  requestId: string | null
  /** The data that the card was made from before; null to make all of it anew. */
  before: SpeakerProfile | null
}

/**
 * Passes a complete profile to the editors as the draft of a speaker's card, once the person has consented to its publication. An existing card
 * follows the person's changes, emptied fields included, and keeps the editors' changes. Publishes nothing. The caller has locked the participant.
 */
export async function prepareCard(tx: Tx, preparing: Preparing): Promise<void> {
  const { participantGuid } = preparing
  const row = await speakers.findSpeakerProfile(tx, participantGuid)
  if (!row || !(await hasConsent(tx, participantGuid))) return
  const profile = speakerProfileOf(row)
  const card = await lockCard(tx, row.contentGuid)
  const foreign = isForeignSpeaker(row.citizenship)
  if (card) await followCard(tx, preparing, { card, profile })
  else if (missingOfSpeaker(profile, { foreign }).length === 0) await beginCard(tx, preparing, profile)
}

async function beginCard(tx: Tx, preparing: Preparing, profile: SpeakerProfile): Promise<void> {
  const { participantGuid, edition, at, by } = preparing
  const draft = followSpeaker(emptyDraft('speaker'), null, profile)
  await write.lockOrder(tx, edition.guid, 'speaker')
  const guid = await write.insertContent(tx, {
    ...draftFacts('speaker', draft, edition),
    editionGuid: edition.guid,
    kind: 'speaker',
    at,
    by,
  })
  await speakers.setSpeakerCard(tx, participantGuid, guid)
  await recordCardChange(tx, { ...preparing, guid, draft, action: 'create' })
}

async function followCard(
  tx: Tx,
  preparing: Preparing,
  { card, profile }: { card: ContentRecord; profile: SpeakerProfile },
): Promise<void> {
  const { edition, at, by, before } = preparing
  const draft = followSpeaker(draftOf(card), before, profile)
  const change = { ...draftFacts('speaker', draft, edition), at, by }
  await write.changeDraft(tx, card.guid, change)
  await recordCardChange(tx, { ...preparing, guid: card.guid, draft, action: 'save' })
}

export function draftOf(card: Pick<ContentRecord, 'draft'>): DraftContent<'speaker'> {
  return asKind('speaker', card.draft as object)
}

/** The card of a profile, locked until the transaction ends, so that nobody publishes or removes it meanwhile. */
export async function lockCard(tx: Tx, contentGuid: string | null): Promise<ContentRecord | undefined> {
  return contentGuid ? write.lockContent(tx, 'speaker', contentGuid) : undefined
}

export async function hasConsent(tx: Tx, participantGuid: string): Promise<boolean> {
  const consent = await speakers.findPublicationConsent(tx, participantGuid)
  return consent !== undefined && consent.withdrawnAt === null
}
