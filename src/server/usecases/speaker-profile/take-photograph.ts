import type * as routes from '#contract/organiser-speaker.ts'
import { findContent } from '#server/persistence/content-queries.ts'
import { updateDraft } from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findFile } from '#server/persistence/file-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { findSpeakerOfCard } from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { type Editing, recordEditing } from '../content/content-audit.ts'
import { draftFacts, keepPictures } from '../content/judge-draft.ts'
import { loadContent } from '../content/present-content.ts'
import { storeImage } from '../image/upload-image.ts'
import { draftOf, hasConsent } from './prepare-card.ts'

type Wanted = { guid: string; version: number }

/** Copies a speaker's photograph from the cabinet to the public pictures and the draft of their card, while they agree to be published. */
export const takePhotograph: UseCase<typeof routes.takePhotograph, 'clock' | 'database' | 'files'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = { actor, facts, at: needs.clock.now() }
  const wanted = { ...params, ...body }
  const { photographFileGuid } = await needs.database.transaction().execute(tx => mayTake(tx, wanted))
  const file = await findFile(needs.database, photographFileGuid)
  const stored = file && (await needs.files.get(file.storageKey))
  // Removed or replaced since it was looked up.
  if (!stored) refuse('changed_meanwhile')
  const { path, width, height } = await storeImage(needs, {
    actor,
    facts,
    area: 'speakers',
    bytes: stored.bytes,
  })
  await needs.database.transaction().execute(async tx => {
    // Checked again, because the picture took a while and the consent may have been withdrawn meanwhile.
    const { photographFileGuid: worn } = await mayTake(tx, wanted)
    if (worn !== photographFileGuid) refuse('changed_meanwhile')
    await putInDraft(tx, editing, { ...wanted, photo: { path, width, height } })
  })
  return loadContent(needs.database, 'speaker', wanted.guid)
}

/** The photograph that may be used, with the person locked; refuses a card that is not a person's own, lacks their consent or has another version. */
async function mayTake(tx: Tx, { guid, version }: Wanted): Promise<{ photographFileGuid: string }> {
  const card = (await findContent(tx, 'speaker', guid)) ?? refuse('not_found')
  const speaker = (await findSpeakerOfCard(tx, guid)) ?? refuse('state_forbids')
  const edition = await readCurrentEdition(tx)
  const person = { guid: speaker.participantGuid, editionGuid: edition.guid }
  const record = await lockParticipant(tx, person)
  if (!record?.photographFileGuid) refuse('state_forbids')
  if (!(await hasConsent(tx, record.guid))) refuse('speaker_consent_missing')
  if (card.version !== version) refuse('changed_meanwhile')
  return { photographFileGuid: record.photographFileGuid }
}

/** In the order of saving a draft: pictures are named before the card is locked. */
async function putInDraft(
  tx: Tx,
  editing: Editing,
  { guid, version, photo }: Wanted & { photo: { path: string; width: number; height: number } },
): Promise<void> {
  const record = (await findContent(tx, 'speaker', guid)) ?? refuse('not_found')
  const draft = { ...draftOf(record), photo }
  await keepPictures(tx, 'speaker', { draft, before: record.draft as object, at: editing.at })
  const change = { ...draftFacts('speaker', draft, record), at: editing.at, by: editing.actor.accountGuid }
  if (!(await updateDraft(tx, { guid, version }, change))) refuse('changed_meanwhile')
  await recordEditing(tx, editing, {
    action: 'save',
    guid,
    kind: 'speaker',
    draft,
    from: String(version),
    to: String(version + 1),
  })
}
