import { speakerProfileData } from '#contract/speaker-profile.ts'
import { asKind } from '#domain/content/content-values.ts'
import { followSpeaker } from '#domain/speaker/speaker-card.ts'
import { isForeignSpeaker, missingOfSpeaker, type SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { ContentRecord } from '#server/persistence/content-queries.ts'
import { changeDraft, rewriteContent } from '#server/persistence/content-write-queries.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import {
  findSpeakerProfile,
  listSpeakerProfiles,
  saveSpeakerProfileRow,
} from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import { refuseFields } from '#server/refuse-fields.ts'
import { draftFacts } from '../content/judge-draft.ts'
import { type ChangeableSection, type ChangeContext, refuseProposed } from '../section/changeable-section.ts'
import { recordCardChange } from './card-audit.ts'
import { draftOf, hasConsent, lockCard } from './prepare-card.ts'
import { speakerProfileOf } from './read-speaker-profile.ts'

/** Change requests of a speaker's data; a granted one also changes the published card. */
export const speakerChanges: ChangeableSection = {
  async isLocked({ tx, record }) {
    const row = await findSpeakerProfile(tx, record.guid)
    return Boolean(row?.cardPublished)
  },
  async judge({ tx, record }, proposed) {
    const parsed = speakerProfileData.safeParse(proposed)
    if (!parsed.success) return refuseProposed(parsed.error)
    const missing = missingOfSpeaker(parsed.data, { foreign: isForeignSpeaker(record.citizenship) })
    // A published card must stay complete.
    if (missing.length > 0)
      refuseFields(missing.map(field => ({ field: `proposed.${field}`, code: 'required' })))
    // A request must not bring back what was withdrawn.
    if (!(await hasConsent(tx, record.guid))) refuse('state_forbids')
    return parsed.data
  },
  async apply(context, proposed) {
    const { tx, record, at } = context
    const data = speakerProfileData.parse(proposed)
    const row = (await findSpeakerProfile(tx, record.guid)) ?? refuse('state_forbids')
    const card = await lockCard(tx, row.contentGuid)
    await saveSpeakerProfileRow(tx, { participantGuid: record.guid, version: row.version, data, at })
    // Editors may have unpublished the card meanwhile: then only its draft follows.
    if (card) await changeCard(context, card, { before: speakerProfileOf(row), after: data })
  },
  async present({ database }, records) {
    const rows = await listSpeakerProfiles(
      database,
      records.map(({ guid }) => guid),
    )
    return new Map(rows.map(row => [row.participantGuid, speakerProfileOf(row)] as const))
  },
  describe: async (_context, values) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value : '']),
    ),
}

/** Applies the person's changes both to the draft and to the published card; other changes of editors wait for their own publication. */
async function changeCard(
  { tx, record, edition, at }: ChangeContext,
  card: ContentRecord,
  { before, after }: { before: SpeakerProfile; after: SpeakerProfile },
): Promise<void> {
  const draft = followSpeaker(draftOf(card), before, after)
  const act = { at, by: record.accountGuid }
  const facts = { ...draftFacts('speaker', draft, edition), ...act }
  const told = { ...act, guid: card.guid, draft, requestId: null }
  if (card.published === null) {
    await changeDraft(tx, card.guid, facts)
    return recordCardChange(tx, { ...told, action: 'save' })
  }
  const shown = asKind('speaker', card.published as object)
  await rewriteContent(tx, card.guid, { ...facts, published: followSpeaker(shown, before, after) })
  await recordCardChange(tx, { ...told, action: 'publish' })
  await raiseContentVersion(tx)
}
