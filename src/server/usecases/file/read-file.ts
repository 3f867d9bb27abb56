import { mayOrganise } from '#domain/access/organiser-role.ts'
import { findFile } from '../../persistence/file-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Actor, Services } from '../../services.ts'

/** A private file for its owner or an organiser whose role may see its kind; to anybody else it does not exist. */
export async function readFile(
  services: Services,
  actor: Actor,
  guid: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  const file = await findFile(services.database, guid)
  if (!file || !maySee(actor, file)) refuse('not_found')
  const stored = await services.files.get(file.storageKey)
  if (!stored) refuse('not_found')
  const bytes = file.sealedKeyId
    ? services.sealer.openBytes(stored.bytes, file.sealedKeyId, `file:${guid}`)
    : stored.bytes
  return { bytes, contentType: file.contentType }
}

function maySee(actor: Actor, file: { accountGuid: string; kind: 'photograph' | 'passportPage' }): boolean {
  if (actor.kind === 'account') return actor.accountGuid === file.accountGuid
  if (file.kind === 'passportPage') return mayOrganise(actor.roles, 'read-passports')
  return mayOrganise(actor.roles, 'read-applications') || mayOrganise(actor.roles, 'read-passports')
}
