import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import type { Services } from '../services.ts'
import { namesOf } from './demo-participants.ts'
import { demoPassport } from './demo-passports.ts'
import { isCyrillic } from './demo-person.ts'
import { drawScans } from './draw-scans.ts'
import type { SeededParticipant } from './seed-history.ts'

/** The pages that a person's passport names, and their rows. */
export type StoredScans = {
  pages: { mainPageFileGuid: string; registrationPageFileGuid?: string }
  rows: Insertable<DB['file']>[]
}

/** Whoever was checked long ago needs no scans to try the desk out with, and drawing takes time at the first start. */
const scanned: readonly SecurityStatus[] = ['passportPending', 'passportFailed']

/** Draws, seals and stores the scans of those whose passports wait for the check. */
export async function storeScans(
  services: Services,
  people: SeededParticipant[],
): Promise<Map<string, StoredScans>> {
  const waiting = people.filter(({ life }) => life.passportSavedAt && scanned.includes(life.security))
  const stored = await Promise.all(
    waiting.map(async seeded => [seeded.guid, await scansOf(services, seeded)] as const),
  )
  return new Map(stored)
}

async function scansOf(services: Services, seeded: SeededParticipant): Promise<StoredScans> {
  const { person, index } = seeded
  const names = namesOf(person)
  const { main, registration } = await drawScans({
    body: demoPassport(person, index),
    names: isCyrillic(person) ? person.name.split(' ') : [names.latinLastName, names.latinFirstName],
    birthDate: person.born,
    portrait: person.portrait,
  })
  const first = await storeScan(services, seeded, main)
  if (!registration) return { pages: { mainPageFileGuid: first.guid }, rows: [first] }
  const second = await storeScan(services, seeded, registration)
  const pages = { mainPageFileGuid: first.guid, registrationPageFileGuid: second.guid }
  return { pages, rows: [first, second] }
}

async function storeScan(
  services: Services,
  { guid: participantGuid, accountGuid, life }: SeededParticipant,
  jpeg: Buffer,
) {
  const guid = randomUUID()
  const storageKey = `passport-pages/${guid}.sealed`
  const { sealed, keyId } = services.sealer.sealBytes(jpeg, `file:${guid}`)
  await services.files.put(storageKey, sealed, { contentType: 'application/octet-stream' })
  const at = life.passportSavedAt ?? life.createdAt
  return {
    guid,
    kind: 'passportPage' as const,
    participantGuid,
    storageKey,
    contentType: 'image/jpeg',
    bytes: jpeg.length,
    sealedKeyId: keyId,
    createdBy: accountGuid,
    createdAt: at,
    attachedAt: at,
  }
}
