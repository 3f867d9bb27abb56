import type * as routes from '#contract/organiser-letter.ts'
import type { Letter } from '#contract/organiser-letter.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { letterRecallMinutes } from '#domain/letter/letter-audience.ts'
import { mayRecall, mayRelease } from '#domain/letter/letter-release.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import * as letters from '#server/persistence/letter-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { dataOf, presentLetters } from './present-letter.ts'
import { renderLetter } from './render-letter.ts'

type Editing = { actor: OrganiserActor; facts: RequestFacts; at: Date }

export const createLetter: UseCase<typeof routes.createLetter, 'clock' | 'database'> = async (
  { actor, body, facts },
  needs,
) => {
  const at = needs.clock.now()
  const guid = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const written = { ...dataOf(body), editionGuid: edition.guid, at, by: actor.accountGuid }
    const made = await letters.insertLetter(tx, written)
    await record(tx, { actor, facts, at }, { guid: made, action: 'create' })
    return made
  })
  return letterNow(needs, guid)
}

export const saveLetter: UseCase<typeof routes.saveLetter, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, draft }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const row = await lockHere(tx, guid)
    if (row.state !== 'draft') refuse('state_forbids')
    const change = { ...dataOf(draft), at, by: actor.accountGuid }
    if (!(await letters.updateLetter(tx, { guid, version }, change))) refuse('changed_meanwhile')
    await record(tx, { actor, facts, at }, { guid, action: 'save' })
  })
  return letterNow(needs, guid)
}

export const removeLetter: UseCase<typeof routes.removeLetter, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version }, facts },
  needs,
) => {
  await needs.database.transaction().execute(async tx => {
    const row = await lockHere(tx, guid)
    if (row.state !== 'draft') refuse('state_forbids')
    if (row.version !== version) refuse('changed_meanwhile')
    await letters.deleteLetter(tx, guid)
    await record(tx, { actor, facts, at: needs.clock.now() }, { guid, action: 'remove' })
  })
  return { guid }
}

export const previewLetter: UseCase<typeof routes.previewLetter, 'config' | 'database'> = async (
  { body: draft },
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const { audience } = draft
  return {
    ru: renderLetter(needs, { edition, draft, locale: 'ru' }),
    en: renderLetter(needs, { edition, draft, locale: 'en' }),
    readers: await letters.countLetterReaders(needs.database, { audience, editionGuid: edition.guid }),
    recallMinutes: letterRecallMinutes,
  }
}

/** Decides who gets the letter; it is written to them once the recall window is over. */
export const releaseLetter: UseCase<typeof routes.releaseLetter, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version }, facts },
  needs,
) => {
  const wall = needs.clock.wall()
  await needs.database.transaction().execute(async tx => {
    const { plannedMessages } = await readCurrentEdition(tx)
    const row = await lockHere(tx, guid)
    if (row.state !== 'draft') refuse('state_forbids')
    if (row.version !== version) refuse('changed_meanwhile')
    const recallUntil = new Date(wall.getTime() + letterRecallMinutes * 60_000)
    const recipients = await letters.insertLetterRecipients(tx, { ...row, dueAt: recallUntil })
    const asked = plannedMessages.includes('advertising')
    const count = recipients.ru + recipients.en
    orRefuse(mayRelease({ state: row.state, asked, recipients: count }))
    await letters.markReleased(tx, guid, { by: actor.accountGuid, at: wall, recallUntil, recipients })
    const editing = { actor, facts, at: needs.clock.now() }
    await record(tx, editing, { guid, action: 'releaseLetter', toValue: String(count) })
  })
  return letterNow(needs, guid)
}

export const recallLetter: UseCase<typeof routes.recallLetter, 'clock' | 'database'> = async (
  { actor, params: { guid }, facts },
  needs,
) => {
  await needs.database.transaction().execute(async tx => {
    const row = await lockHere(tx, guid)
    orRefuse(mayRecall(row, needs.clock.wall()))
    await letters.takeLetterBack(tx, guid)
    await record(tx, { actor, facts, at: needs.clock.now() }, { guid, action: 'recallLetter' })
  })
  return letterNow(needs, guid)
}

async function lockHere(tx: Tx, guid: string) {
  const edition = await readCurrentEdition(tx)
  return (await letters.lockLetter(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
}

async function letterNow({ database }: Needs<'database'>, guid: string): Promise<Letter> {
  const edition = await readCurrentEdition(database)
  const row = await letters.findLetter(database, { guid, editionGuid: edition.guid })
  const [letter] = row ? await presentLetters(database, [row]) : []
  return letter ?? refuse('not_found')
}

function record(
  tx: Tx,
  { actor, facts, at }: Editing,
  done: { guid: string; action: AuditAction; toValue?: string },
): Promise<void> {
  return recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'send-letters'),
    subjectKind: 'letter',
    subjectGuid: done.guid,
    action: done.action,
    toValue: done.toValue ?? null,
    requestId: facts.requestId,
  })
}
