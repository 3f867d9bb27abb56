import type * as routes from '#contract/content.ts'
import { positionBetween, positionStep } from '#domain/content/content-order.ts'
import { referencesOf } from '#domain/content/content-values.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { findContent, readOrderMark } from '#server/persistence/content-queries.ts'
import { keepVersion } from '#server/persistence/content-version-queries.ts'
import * as write from '#server/persistence/content-write-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { raiseContentVersion } from '#server/persistence/edition-queries.ts'
import { findRelease } from '#server/persistence/update-release-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { editingOf, endingOf, recordEditing } from './content-audit.ts'
import { draftFacts, judgeReferences, keepPictures, parseDraft, targetsOf } from './judge-draft.ts'
import { contentEdition } from './list-content.ts'
import { loadContent } from './present-content.ts'
import { raiseVersion } from './publish-content.ts'

/** Adds a piece at the end of its kind. */
export const createContent: UseCase<typeof routes.createContent, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = editingOf({ actor, params, facts }, needs)
  const input = { ...params, ...body }
  const { kind } = input
  const draft = parseDraft(kind, input.draft)
  const guid = await inOrder(needs, async tx => {
    const edition = await contentEdition(tx, input.edition)
    await judgeReferences(tx, edition.guid, referencesOf(kind, draft))
    await keepPictures(tx, kind, { draft, before: null, at: editing.at })
    await write.lockOrder(tx, edition.guid, kind)
    const made = await write.insertContent(tx, {
      ...draftFacts(kind, draft, edition),
      editionGuid: edition.guid,
      kind,
      at: editing.at,
      by: editing.actor.accountGuid,
    })
    await write.replaceDraftReferences(tx, made, targetsOf(kind, draft))
    await keepVersion(tx, made)
    await recordEditing(tx, editing, { action: 'create', guid: made, kind, draft })
    return made
  })
  return loadContent(needs.database, kind, guid)
}

/** Saves the draft; published content stays. */
export const saveContent: UseCase<typeof routes.saveContent, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = editingOf({ actor, params, facts }, needs)
  const input = { ...params, ...body }
  const { kind, guid, version } = input
  const draft = parseDraft(kind, input.draft)
  await inOrder(needs, async tx => {
    const record = (await findContent(tx, kind, guid)) ?? refuse('not_found')
    if (kind === 'importantUpdate' && (await findRelease(tx, guid))) refuse('update_waits')
    const facts = draftFacts(kind, draft, record)
    // A page keeps its address: otherwise two texts could be published for one page.
    if (record.slug !== null && facts.slug !== record.slug) refuseSlug()
    await judgeReferences(tx, record.editionGuid, referencesOf(kind, draft))
    await keepPictures(tx, kind, { draft, before: record.draft as object, at: editing.at })
    const change = { ...facts, at: editing.at, by: editing.actor.accountGuid }
    // Also what was there before: seeded and older pieces have no kept version yet.
    await keepVersion(tx, guid)
    if (!(await write.updateDraft(tx, { guid, version }, change))) refuse('changed_meanwhile')
    await write.replaceDraftReferences(tx, guid, targetsOf(kind, draft))
    await keepVersion(tx, guid)
    await recordEditing(tx, editing, {
      action: 'save',
      guid,
      kind,
      draft,
      from: String(version),
      to: String(version + 1),
    })
  })
  return loadContent(needs.database, kind, guid)
}

/** Removes a piece for good; pages of the site can only be emptied. */
export const removeContent: UseCase<typeof routes.removeContent, 'clock' | 'database'> = async (
  { actor, params: input, facts },
  needs,
) => {
  const editing = endingOf({ actor, params: input, facts }, needs)
  const { kind, guid } = input
  if (kind === 'page') refuse('state_forbids')
  try {
    await needs.database.transaction().execute(async tx => {
      const record = (await write.lockContent(tx, kind, guid)) ?? refuse('not_found')
      await write.deleteContent(tx, guid)
      await recordEditing(tx, editing, {
        action: 'remove',
        guid,
        kind,
        draft: record.draft,
        from: record.state,
      })
      if (record.published === null) return
      await raiseVersion(tx, kind)
    })
  } catch (error) {
    if (isReferredTo(error)) refuse('content_in_use')
    throw error
  }
  return null
}

/** Another piece or somebody's transfer refers to it. */
function isReferredTo(error: unknown): boolean {
  const keys = [
    'content_reference_to_guid_fkey',
    'transfer_arrival_hub_guid_fkey',
    'transfer_departure_hub_guid_fkey',
  ]
  return keys.some(key => breaks(error, key))
}

/** Puts a piece before another, or last; refuses where the order has changed since the editor saw it. Returns the new order. */
export const orderContent: UseCase<typeof routes.orderContent, 'clock' | 'database'> = async (
  { actor, params, body, facts },
  needs,
) => {
  const editing = endingOf({ actor, params, facts }, needs)
  const input = { ...params, ...body }
  const { kind } = input
  const [guid, before] = [input.guid.toLowerCase(), input.before?.toLowerCase() ?? null]
  if (guid === before) return { order: input.order }
  return needs.database.transaction().execute(async tx => {
    const record = (await findContent(tx, kind, guid)) ?? refuse('not_found')
    await write.lockOrder(tx, record.editionGuid, kind)
    if ((await readOrderMark(tx, record.editionGuid, kind)) !== input.order) refuse('changed_meanwhile')
    const order = await write.readOrder(tx, record.editionGuid, kind)
    const others = order.filter(row => row.guid !== guid)
    const place = before === null ? others.length : others.findIndex(row => row.guid === before)
    // One of the two was removed since the list was read.
    if (place < 0 || others.length === order.length) refuse('changed_meanwhile')
    const position = positionBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null)
    const guids = others.map(row => row.guid)
    await write.placeContent(
      tx,
      position === null
        ? numbered([...guids.slice(0, place), guid, ...guids.slice(place)])
        : [{ guid, position }],
    )
    await recordEditing(tx, editing, { action: 'order', guid, kind, draft: record.draft })
    if (order.some(row => row.isPublished)) await raiseContentVersion(tx)
    return { order: await readOrderMark(tx, record.editionGuid, kind) }
  })
}

function numbered(guids: readonly string[]) {
  return guids.map((guid, index) => ({ guid, position: (index + 1) * positionStep }))
}

/** Runs a write of a draft; translates violations caused by another editor's simultaneous change into refusals. */
async function inOrder<Done>(needs: Needs<'database'>, run: (tx: Tx) => Promise<Done>): Promise<Done> {
  try {
    return await needs.database.transaction().execute(run)
  } catch (error) {
    if (breaks(error, 'content_item_edition_guid_kind_slug_key')) refuseSlug()
    if (breaks(error, 'content_reference_to_guid_fkey')) refuse('reference_unknown')
    throw error
  }
}

/** Each page of the site has only one text. */
function refuseSlug(): never {
  return refuse('value_invalid', { details: [{ field: 'draft.slug', code: 'value_invalid' }] })
}
