import { LRUCache } from 'lru-cache'
import type * as routes from '#contract/gate.ts'
import type { ImageModifiers } from '#domain/image/image-modifiers.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGatePeople } from '#server/persistence/gate-pass-queries.ts'
import { workOnPicture } from '#server/pictures/open-picture.ts'
import { renderPicture } from '#server/pictures/render-picture.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'

/** As large as a guard needs it beside a face, and small enough for a phone to keep thousands. */
const small: ImageModifiers = {
  width: 96,
  height: 96,
  format: 'webp',
  quality: 60,
  fit: 'cover',
  background: null,
  blur: 0,
}

/** Every device asks for the same pictures; some four thousand of them fit in here. */
const rendered = new LRUCache<string, string>({ maxSize: 12_000_000, sizeCalculation: webp => webp.length })

/** Small photographs of these passes. One that cannot be read is left out: the guard compares the document then. */
export const readGatePhotographs: UseCase<
  typeof routes.readGatePhotographs,
  'clock' | 'database' | 'files' | 'sealer',
  FromGateDevice
> = async ({ actor, body: { passes }, device: given }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  await enrolledGateDevice({ device: given }, edition.guid, needs)
  const people = await findGatePeople(needs.database, { editionGuid: edition.guid, passes })
  const items: { pass: string; photograph: string; webp: string }[] = []
  for (const { pass, photograph, storageKey } of people.values()) {
    if (!photograph || !storageKey) continue
    const webp = rendered.get(storageKey) ?? (await render(needs, storageKey, actor.accountGuid))
    if (!webp) continue
    rendered.set(storageKey, webp)
    items.push({ pass, photograph, webp })
  }
  return { items }
}

class UnreadableError extends Error {}

async function render({ files }: Needs<'files'>, storageKey: string, actor: string): Promise<string | null> {
  const file = await files.get(storageKey)
  if (!file) return null
  try {
    const webp = await workOnPicture(
      { bytes: file.bytes, types: ['jpeg', 'png', 'webp'], actor },
      fault => {
        throw new UnreadableError(fault)
      },
      picture => renderPicture(picture, small),
    )
    return webp.toString('base64')
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
