import type { ContentDetail } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { ContentRecord } from '../../persistence/content-queries.ts'
import * as write from '../../persistence/content-write-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { raiseContentVersion } from '../../persistence/edition-queries.ts'
import { type RefusedField, refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { type Editing, recordEditing } from './content-audit.ts'
import { targetsOf } from './judge-draft.ts'
import { type FoundProblem, problemsOf, readContent } from './present-content.ts'

type Wanted = { kind: ContentKind; guid: string; version: number }

const codeOfProblem: Record<FoundProblem['code'], ErrorCode> = {
  missing: 'text_missing',
  untranslated: 'text_untranslated',
  reversed: 'time_reversed',
  outside: 'day_outside',
  several: 'source_several',
  'unpublished-reference': 'reference_unpublished',
}

/** Puts the saved draft on the site. */
export async function publishContent(
  services: Services,
  editing: Editing,
  wanted: Wanted,
): Promise<ContentDetail> {
  await services.database.transaction().execute(tx => publishInside(tx, editing, wanted))
  return readContent(services.database, wanted.kind, wanted.guid)
}

/**
 * The same inside a transaction; answers the new version. What the piece refers to is held on the site until the end, so that it cannot be taken
 * off at the same moment.
 */
export async function publishInside(tx: Tx, editing: Editing, wanted: Wanted): Promise<number> {
  const record = await lockVersion(tx, wanted)
  const targets = await write.holdTargets(tx, targetsOf(wanted.kind, record.draft as object))
  const published = new Set(targets.filter(({ isPublished }) => isPublished).map(({ guid }) => guid))
  const problems = problemsOf(record, published)
  if (problems.length > 0) refuse('content_unpublishable', { details: problems.map(refusedField) })
  await write.publishDraft(tx, wanted.guid, { at: editing.at, by: editing.actor.accountGuid })
  await recordEditing(tx, editing, {
    ...wanted,
    action: 'publish',
    draft: record.draft,
    from: record.state,
    to: 'published',
  })
  await raiseContentVersion(tx)
  return wanted.version + 1
}

/** Takes a piece off the site, unless something on the site refers to it. */
export async function unpublishContent(
  services: Services,
  editing: Editing,
  wanted: Wanted,
): Promise<ContentDetail> {
  await services.database.transaction().execute(async tx => {
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
    await raiseContentVersion(tx)
  })
  return readContent(services.database, wanted.kind, wanted.guid)
}

async function lockVersion(tx: Tx, { kind, guid, version }: Wanted): Promise<ContentRecord> {
  const record = (await write.lockContent(tx, kind, guid)) ?? refuse('not_found')
  if (record.version !== version) refuse('changed_meanwhile')
  return record
}

/** The field as the body of a save names it, with the language that is missing. */
function refusedField({ field, code, locale }: FoundProblem): RefusedField {
  return { field: ['draft', field, ...(locale ? [locale] : [])].join('.'), code: codeOfProblem[code] }
}
