import type * as routes from '#contract/organiser-update.ts'
import type { OrganiserUpdate, UpdateDraft } from '#contract/organiser-update.ts'
import { mayRecallUpdate, updateRecallMinutes } from '#domain/update/update-release.ts'
import { findContent } from '#server/persistence/content-queries.ts'
import { lockContent, publishDraft } from '#server/persistence/content-write-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import * as releases from '#server/persistence/update-release-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { recordEditing } from '../content/content-audit.ts'
import { problemsOf } from '../content/present-content.ts'
import { raiseVersion } from '../content/publish-content.ts'
import { renderProse } from '../content/render-prose.ts'
import { createContent, saveContent } from '../content/write-content.ts'
import { nameIn } from '../message/name-in.ts'
import { presentUpdates } from './present-updates.ts'
import { readUpdateReach } from './update-reach.ts'

const kind = 'importantUpdate'

export const listOrganiserUpdates: UseCase<typeof routes.listOrganiserUpdates, 'database'> = async (
  _call,
  { database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  return { items: await presentUpdates(database, { editionGuid }) }
}

export const createUpdate: UseCase<typeof routes.createUpdate, 'clock' | 'database'> = async (
  { body: draft, ...call },
  needs,
) => {
  const made = await createContent({ ...call, params: { kind }, body: { draft } }, needs)
  return readUpdate(needs, made.guid)
}

export const saveUpdate: UseCase<typeof routes.saveUpdate, 'clock' | 'database'> = async (
  { params: { guid }, body, ...call },
  needs,
) => {
  await saveContent({ ...call, params: { kind, guid }, body }, needs)
  return readUpdate(needs, guid)
}

export const previewUpdate: UseCase<typeof routes.previewUpdate, 'database'> = async ({ body }, needs) => {
  const { guid: editionGuid } = await readCurrentEdition(needs.database)
  const reachOf = await readUpdateReach(needs.database, editionGuid)
  return {
    ru: written(body, 'ru'),
    en: written(body, 'en'),
    readers: reachOf(body.audience),
    recallMinutes: updateRecallMinutes,
  }
}

function written({ title, body }: UpdateDraft, locale: 'ru' | 'en') {
  return { title: title[locale], html: renderProse(body[locale], locale) }
}

/** Lets a draft be published when the recall window is over; until then nobody reads it. */
export const releaseUpdate: UseCase<typeof routes.releaseUpdate, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version }, facts },
  needs,
) => {
  const [at, wall] = [needs.clock.now(), needs.clock.wall()]
  await needs.database.transaction().execute(async tx => {
    const record = (await lockContent(tx, kind, guid)) ?? refuse('not_found')
    if (record.version !== version) refuse('changed_meanwhile')
    if (record.state === 'published' || (await releases.findRelease(tx, guid))) refuse('state_forbids')
    if (problemsOf(record, new Set()).length > 0) refuse('content_unpublishable')
    const recallUntil = new Date(wall.getTime() + updateRecallMinutes * 60_000)
    const by = actor.accountGuid
    await releases.insertRelease(tx, {
      contentGuid: guid,
      version,
      releasedBy: by,
      releasedAt: wall,
      recallUntil,
    })
    const { draft, state } = record
    const done = { guid, kind, draft, from: state, to: 'published', action: 'publish' } as const
    await recordEditing(tx, { actor, facts, at }, done)
  })
  return readUpdate(needs, guid)
}

export const recallUpdate: UseCase<typeof routes.recallUpdate, 'clock' | 'database'> = async (
  { actor, params: { guid }, facts },
  needs,
) => {
  await needs.database.transaction().execute(async tx => {
    const record = (await lockContent(tx, kind, guid)) ?? refuse('not_found')
    orRefuse(mayRecallUpdate(await releases.findRelease(tx, guid), needs.clock.wall()))
    if (!(await releases.deleteRelease(tx, guid))) refuse('recall_too_late')
    const { draft, state } = record
    const done = { guid, kind, draft, from: 'published', to: state, action: 'unpublish' } as const
    await recordEditing(tx, { actor, facts, at: needs.clock.now() }, done)
  })
  return readUpdate(needs, guid)
}

export const listUpdateReaders: UseCase<typeof routes.listUpdateReaders, 'database'> = async (
  { params: { guid: contentGuid }, facts: { locale } },
  { database },
) => {
  const [update] = await updatesHere(database, contentGuid)
  if (!update) refuse('not_found')
  const { audience } = update.draft
  if (!audience) return { items: [] }
  const { guid: editionGuid } = await readCurrentEdition(database)
  const rows = await releases.listUpdateReaderRows(database, { contentGuid, audience, editionGuid })
  return {
    items: rows.map(({ guid, readAt, ...named }) => ({
      guid,
      readAt: readAt?.toISOString() ?? null,
      name: nameIn(locale, {
        firstName: named.firstName ?? '',
        lastName: named.lastName ?? '',
        latinFirstName: named.latinFirstName ?? '',
        latinLastName: named.latinLastName ?? '',
      }),
    })),
  }
}

/** Publishes released updates whose recall window is over. A draft that was changed since is not what was previewed, and stays a draft. */
export async function publishDueUpdates(needs: Needs<'clock' | 'database'>): Promise<void> {
  const [at, wall] = [needs.clock.now(), needs.clock.wall()]
  let more = true
  while (more)
    more = await needs.database.transaction().execute(async tx => {
      const release = await releases.takeDueRelease(tx, wall)
      if (!release) return false
      const { contentGuid: guid, releasedBy: by, version } = release
      const record = await findContent(tx, kind, guid)
      await releases.deleteRelease(tx, guid)
      if (record?.version !== version) return true
      await publishDraft(tx, guid, { at, by })
      await raiseVersion(tx, kind)
      return true
    })
}

async function readUpdate({ database }: Needs<'database'>, guid: string): Promise<OrganiserUpdate> {
  const [update] = await updatesHere(database, guid)
  return update ?? refuse('not_found')
}

async function updatesHere(database: Needs<'database'>['database'], guid: string) {
  const { guid: editionGuid } = await readCurrentEdition(database)
  return presentUpdates(database, { editionGuid, guid })
}
