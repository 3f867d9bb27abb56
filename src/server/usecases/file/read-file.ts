import type * as routes from '#contract/photograph.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import type { ParticipantConcern } from '#domain/access/participant-access.ts'
import { isPartOfLook, viewingPurpose } from '#domain/passport/passport-viewing.ts'
import { formatDocumentMoment } from '#server/documents/document-moment.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findFile } from '#server/persistence/file-queries.ts'
import { findParticipant } from '#server/persistence/participant-queries.ts'
import { findLastLook, recordViewing } from '#server/persistence/passport-queries.ts'
import { markScan } from '#server/pictures/mark-scan.ts'
import { refuse } from '#server/refuse.ts'
import type { Actor, OrganiserActor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * A private file. For an account that may act in its section for its participant, or an organiser whose role may see its kind; for anybody else it
 * does not exist. A blocked account may only open the files of its chat with support.
 */
export const readFile: UseCase<typeof routes.readFile, 'clock' | 'database' | 'files' | 'sealer'> = async (
  { actor, live: { blocked }, params: { guid }, facts: { locale } },
  needs,
) => {
  const file = await findFile(needs.database, guid)
  if (actor.kind === 'account' && blocked && file?.kind !== 'chatFile') refuse('account_blocked')
  if (!file || !(await maySee(needs, actor, file))) refuse('not_found')
  const stored = await needs.files.get(file.storageKey)
  if (!stored) refuse('not_found')
  const { participantGuid } = file
  const open = () =>
    file.sealedKeyId
      ? needs.sealer.openBytes(stored.bytes, file.sealedKeyId, `file:${file.guid}`)
      : stored.bytes
  if (actor.kind === 'organiser' && file.kind === 'passportPage' && participantGuid) {
    const mark = await recordScanViewing(needs, actor, { ...file, participantGuid, locale })
    return { bytes: await markScan(open(), { mark, actor: actor.accountGuid }), contentType: 'image/jpeg' }
  }
  return { bytes: open(), contentType: servedTypeOf(file), ...(file.name && { fileName: file.name }) }
}

/** Text files of the chat are always UTF-8: nothing else is accepted. */
function servedTypeOf({ contentType }: FoundFile): string {
  return contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType
}

const concerns = {
  photograph: ['profile', 'form'],
  passportPage: ['passport'],
  chatFile: ['chat'],
} as const satisfies Record<FoundFile['kind'], readonly ParticipantConcern[]>

async function maySee(needs: Needs<'database'>, actor: Actor, file: FoundFile): Promise<boolean> {
  // Only the writer sees a file not sent yet.
  if (file.kind === 'chatFile' && !file.chatMessageGuid && file.createdBy !== actor.accountGuid) return false
  if (actor.kind === 'account') {
    // A file of an account's own chat, which has no participant.
    if (!file.aboutGuid) return actor.accountGuid === file.accountGuid
    await loadParticipantFor(needs.database, actor, { guid: file.aboutGuid, concern: concerns[file.kind] })
    return true
  }
  if (file.kind === 'chatFile') return mayOrganise(actor.roles, 'answer-chats')
  if (file.kind === 'passportPage') return mayOrganise(actor.roles, 'read-passports')
  return mayOrganise(actor.roles, 'read-personal-details') || mayOrganise(actor.roles, 'read-passports')
}

/**
 * Records who looked at a page of a passport, before the page is shown (design.md §3), unless it belongs to a look that is recorded already; returns what
 * is written over the picture.
 */
async function recordScanViewing(
  needs: Needs<'clock' | 'database'>,
  actor: OrganiserActor,
  {
    locale,
    ...file
  }: Pick<FoundFile, 'guid' | 'createdAt'> & {
    participantGuid: string
    locale: 'ru' | 'en'
  },
): Promise<string> {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const mark = `${actor.name} · ${formatDocumentMoment(at, locale, edition.timeZone)}`
    const look = await findLastLook(tx, {
      participantGuid: file.participantGuid,
      viewedBy: actor.accountGuid,
    })
    if (isPartOfLook(look, { at, uploadedAt: file.createdAt })) return mark
    const record = await findParticipant(tx, { guid: file.participantGuid, editionGuid: edition.guid })
    await recordViewing(tx, {
      participantGuid: file.participantGuid,
      viewedBy: actor.accountGuid,
      viewedAs: 'security',
      part: 'page',
      purpose: look?.purpose ?? viewingPurpose(record?.security ?? 'passportPending'),
      at,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-passports'),
      subjectKind: 'passport',
      subjectGuid: file.participantGuid,
      action: 'viewPassport',
      reason: file.guid,
    })
    return mark
  })
}
