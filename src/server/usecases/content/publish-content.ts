import type * as routes from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { type ContentRecord, findContent } from '#server/persistence/content-queries.ts'
import * as write from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { noteProgrammeChange, raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { announce } from '#server/persistence/live-queries.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { type Editing, editingOf, endingOf, recordEditing } from './content-audit.ts'
import { targetsOf } from './judge-draft.ts'
import { type FoundProblem, loadContent, problemsOf } from './present-content.ts'
import { conflictsOnSite, sessionDraft } from './session-conflicts.ts'
import { refuseWithoutConsent } from './speaker-of-card.ts'

type Wanted = { kind: ContentKind; guid: string; version: number }

const codeOfProblem: Record<FoundProblem['code'], ErrorCode> = {
  missing: 'text_missing',
  untranslated: 'text_untranslated',
  reversed: 'time_reversed',
  range: 'range_reversed',
  outside: 'day_outside',
  several: 'source_several',
  few: 'answers_few',
  'unpublished-reference': 'reference_unpublished',
}

/** Publishes the saved draft; a session that overlaps with a published one needs the editor's acknowledgement. */
export const publishContent: UseCase<typeof routes.publishContent, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = editingOf({ actor, params, facts }, needs)
  const { acknowledgeConflicts, ...wanted } = { ...params, ...body }
  // Its readers get it at once, so it is shown to its writer first and can be recalled (release-update.ts).
  if (wanted.kind === 'importantUpdate') refuse('update_is_released')
  await needs.database.transaction().execute(async tx => {
    await publishInside(tx, editing, wanted)
    // Raising the content version serialises publications, so that of two overlapping sessions the second sees the first.
    if (wanted.kind === 'programmeSession' && !acknowledgeConflicts) await refuseConflicts(tx, wanted)
  })
  return loadContent(needs.database, wanted.kind, wanted.guid)
}

async function refuseConflicts(tx: Tx, { kind, guid }: Wanted): Promise<void> {
  const { editionGuid, draft } = (await findContent(tx, kind, guid)) ?? refuse('not_found')
  const conflicts = await conflictsOnSite(tx, editionGuid, new Set([guid]))
  if (conflicts.length === 0) return
  const { moderators } = sessionDraft({ draft })
  const fields = conflicts.map(({ kind: of, subject }) => {
    if (of === 'hall') return 'draft.hall'
    return moderators.includes(subject) ? 'draft.moderators' : 'draft.speakers'
  })
  const details = [...new Set(fields)].map(field => ({ field, code: 'programme_conflict' as const }))
  refuse('programme_conflict', { details })
}

/**
 * The same inside a transaction; returns the new version. References are locked on the site until the end, so that they cannot be unpublished at the
 * same moment.
 */
export async function publishInside(tx: Tx, editing: Editing, wanted: Wanted): Promise<number> {
  const record = await lockVersion(tx, wanted)
  const targets = await write.holdTargets(tx, targetsOf(wanted.kind, record.draft as object))
  const published = new Set(targets.filter(({ isPublished }) => isPublished).map(({ guid }) => guid))
  const problems = problemsOf(record, published)
  if (problems.length > 0) refuse('content_unpublishable', { details: problems.map(refusedField) })
  if (wanted.kind === 'speaker') await refuseWithoutConsent(tx, wanted.guid)
  await write.publishDraft(tx, wanted.guid, { at: editing.at, by: editing.actor.accountGuid })
  await recordEditing(tx, editing, {
    ...wanted,
    action: 'publish',
    draft: record.draft,
    from: record.state,
    to: 'published',
  })
  await raiseVersion(tx, wanted.kind)
  return wanted.version + 1
}

/** Unpublishes a piece, unless published content refers to it. */
export const unpublishContent: UseCase<typeof routes.unpublishContent, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = endingOf({ actor, params, facts }, needs)
  const wanted = { ...params, ...body }
  await needs.database.transaction().execute(async tx => {
    const record = await lockVersion(tx, wanted)
    if (record.published === null) refuse('state_forbids')
    if (await write.isReferredToOnSite(tx, wanted.guid)) refuse('content_in_use')
    await write.unpublish(tx, wanted.guid, { at: editing.at, by: editing.actor.accountGuid })
    await recordEditing(tx, editing, {
      ...wanted,
      action: 'unpublish',
      draft: record.draft,
      from: record.state,
      to: 'draft',
    })
    await raiseVersion(tx, wanted.kind)
  })
  return loadContent(needs.database, wanted.kind, wanted.guid)
}

/** Something of this kind has changed on the site: pages are rendered anew, and whoever holds a copy hears of it. */
export async function raiseVersion(tx: Tx, kind: ContentKind): Promise<void> {
  await raiseContentVersion(tx)
  // After the version, so that open cabinets read the new ones.
  if (kind === 'importantUpdate') await announce(tx, { event: 'updates', account: null })
  if (kind === 'programmeSession' || kind === 'hall') await noteProgrammeChange(tx)
}

async function lockVersion(tx: Tx, { kind, guid, version }: Wanted): Promise<ContentRecord> {
  const record = (await write.lockContent(tx, kind, guid)) ?? refuse('not_found')
  if (record.version !== version) refuse('changed_meanwhile')
  return record
}

/** The field's path in the body of a save, with the missing language. */
function refusedField({ field, code, locale }: FoundProblem): RefusedField {
  return { field: ['draft', field, ...(locale ? [locale] : [])].join('.'), code: codeOfProblem[code] }
}
