import type * as routes from '#contract/organiser-speaker.ts'
import { judgeLink, profileOfCard } from '#domain/speaker/speaker-link.ts'
import { deleteContent, isReferredTo } from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { tellParticipant } from '#server/persistence/live-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { linkSpeakerCard, unlinkSpeakerCard } from '#server/persistence/speaker-card-queries.ts'
import { findSpeakerOfCard, findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { type Editing, recordEditing } from '../content/content-audit.ts'
import { loadContent } from '../content/present-content.ts'
import { draftOf, lockCard } from './prepare-card.ts'

/**
 * Links a card that editors wrote to a participant, or unlinks it. A linked card is published only with that person's consent, and reports when they
 * leave. A draft made from the person's own data gives way to it.
 */
export const linkCard: UseCase<typeof routes.linkSpeaker, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = { actor, facts, at: needs.clock.now() }
  const { guid, participant } = { ...params, ...body }
  await needs.database
    .transaction()
    .execute(tx => (participant ? link(tx, editing, { guid, participant }) : unlink(tx, editing, guid)))
  return loadContent(needs.database, 'speaker', guid)
}

async function link(tx: Tx, editing: Editing, wanted: { guid: string; participant: string }): Promise<void> {
  const { guid, participant } = wanted
  const edition = await readCurrentEdition(tx)
  // Always lock the person before the card.
  const record = await lockParticipant(tx, { guid: participant, editionGuid: edition.guid })
  const card = await lockCard(tx, guid)
  if (!record || card?.editionGuid !== edition.guid) refuse('not_found')
  const linked = await findSpeakerOfCard(tx, guid)
  // A repeated call.
  if (linked?.participantGuid === record.guid) return
  const own = await lockCard(tx, (await findSpeakerProfile(tx, record.guid))?.contentGuid ?? null)
  orRefuse(
    judgeLink({
      role: record.role,
      status: record.status,
      erased: record.erasedAt !== null,
      ownCard: !own ? 'none' : own.published === null ? 'draft' : 'site',
      cardIsLinked: linked !== undefined,
    }),
  )
  if (own) await giveWay(tx, editing, own)
  const draft = draftOf(card)
  await linkSpeakerCard(tx, {
    participantGuid: record.guid,
    contentGuid: guid,
    words: profileOfCard(draft),
    at: editing.at,
  })
  await tellParticipant(tx, record.guid)
  await recordEditing(tx, editing, { action: 'linkSpeaker', guid, kind: 'speaker', draft })
}

/** Removes the draft made from the person's own data, unless a draft session names it: editors must change that first. */
async function giveWay(
  tx: Tx,
  editing: Editing,
  own: NonNullable<Awaited<ReturnType<typeof lockCard>>>,
): Promise<void> {
  if (await isReferredTo(tx, own.guid)) refuse('content_in_use')
  await deleteContent(tx, own.guid)
  const draft = draftOf(own)
  await recordEditing(tx, editing, { action: 'remove', guid: own.guid, kind: 'speaker', draft })
}

/** Only cards linked by editors: one made from somebody's own data stays theirs. */
async function unlink(tx: Tx, editing: Editing, guid: string): Promise<void> {
  const edition = await readCurrentEdition(tx)
  const speaker = (await findSpeakerOfCard(tx, guid)) ?? refuse('state_forbids')
  const record = await lockParticipant(tx, { guid: speaker.participantGuid, editionGuid: edition.guid })
  const card = (await lockCard(tx, guid)) ?? refuse('not_found')
  const held = await findSpeakerOfCard(tx, guid)
  if (!record || held?.participantGuid !== record.guid || held.cardLinkedAt === null) refuse('state_forbids')
  await unlinkSpeakerCard(tx, guid)
  await tellParticipant(tx, record.guid)
  const draft = draftOf(card)
  await recordEditing(tx, editing, { action: 'unlinkSpeaker', guid, kind: 'speaker', draft })
}
