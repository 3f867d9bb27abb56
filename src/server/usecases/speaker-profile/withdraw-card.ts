import type { AuditRole } from '#domain/audit/audit-entry.ts'
import type { PublishedContent } from '#domain/content/content-kind.ts'
import { asKind } from '#domain/content/content-values.ts'
import { withoutConsent } from '#domain/speaker/speaker-card.ts'
import type { ContentRecord } from '#server/persistence/content-queries.ts'
import * as write from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { draftFacts } from '../content/judge-draft.ts'
import { recordCardChange } from './card-audit.ts'
import { draftOf, lockCard } from './prepare-card.ts'

type Withdrawing = {
  participantGuid: string
  edition: EditionRow
  at: Date
  /** Account of whoever acts; null for a job. */
  by: string | null
  requestId: string | null
  /** The role in which they act; by default the person themselves. */
  role?: AuditRole
}

/**
 * Withdraws the card of somebody whose consent to be published has just ended (152-FZ, article 10.1). It leaves the site and the editors' queue at
 * once. If published sessions name the person, the card loses biography and photograph and stays as a mere name, `leaving`, until editors have
 * changed the programme; if only drafts do, it stays for them in the same reduced form. The caller has locked the participant.
 */
export async function withdrawCard(tx: Tx, withdrawing: Withdrawing): Promise<'none' | 'gone' | 'leaving'> {
  const { at, by } = withdrawing
  const row = await findSpeakerProfile(tx, withdrawing.participantGuid)
  const card = await lockCard(tx, row?.contentGuid ?? null)
  if (!card) return 'none'
  if (card.published === null) {
    await putAway(tx, withdrawing, card)
    return 'gone'
  }
  const leaving = await write.isReferredToOnSite(tx, card.guid)
  if (leaving) await strip(tx, withdrawing, { card, published: asKind('speaker', card.published as object) })
  else {
    await write.unpublish(tx, card.guid, { at, by })
    await recordCardChange(tx, { ...withdrawing, guid: card.guid, draft: draftOf(card), action: 'unpublish' })
    await putAway(tx, withdrawing, card)
  }
  await raiseContentVersion(tx)
  return leaving ? 'leaving' : 'gone'
}

/** Removes an unpublished card, or keeps only its name for draft sessions that refer to it. */
async function putAway(tx: Tx, withdrawing: Withdrawing, card: ContentRecord): Promise<void> {
  if (await write.isReferredTo(tx, card.guid)) return strip(tx, withdrawing, { card, published: null })
  await write.deleteContent(tx, card.guid)
  await recordCardChange(tx, { ...withdrawing, guid: card.guid, draft: draftOf(card), action: 'remove' })
}

async function strip(
  tx: Tx,
  withdrawing: Withdrawing,
  { card, published }: { card: ContentRecord; published: PublishedContent<'speaker'> | null },
): Promise<void> {
  const { edition, at, by } = withdrawing
  const draft = withoutConsent(draftOf(card))
  const change = { ...draftFacts('speaker', draft, edition), at, by }
  if (published)
    await write.rewriteContent(tx, card.guid, { ...change, published: withoutConsent(published) })
  else await write.changeDraft(tx, card.guid, change)
  await recordCardChange(tx, { ...withdrawing, guid: card.guid, draft, action: 'withdrawConsent' })
}
