import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type * as routes from '#contract/image.ts'
import { imageArea } from '#contract/image.ts'
import { type ImageArea, storedImagePath, storedImageTypes } from '#domain/image/image-path.ts'
import { fitInside } from '#domain/image/rendering-plan.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { wantPicture } from '#server/persistence/public-picture-queries.ts'
import { workOnPicture } from '#server/pictures/open-picture.ts'
import { loadSharp } from '#server/pictures/sharp-library.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'

/** No rendering is larger than this. */
const longestSide = 2560

export type UploadedImage = {
  path: string
  width: number
  height: number
  /** The placeholder colour while the picture loads, `#rrggbb`. */
  colour: string
  /** The picture at 10 x 10, blurred, as a data URL (spec point 9). */
  placeholder: string
}

type Sent = { upload: { bytes: Buffer; fields: Record<string, string> } }

/** An editor uploads a picture. */
export const uploadImage: UseCase<typeof routes.uploadImage, 'clock' | 'database' | 'files', Sent> = async (
  { actor, upload: { bytes, fields }, facts },
  needs,
) => {
  const area = imageArea.safeParse(fields.area)
  if (!area.success) return refuse('value_invalid', { details: [{ field: 'area', code: 'value_invalid' }] })
  return storeImage(needs, { actor, facts, area: area.data, bytes })
}

/**
 * Stores a picture of the public site: JPEG, PNG or WebP by its content, re-encoded without its metadata and named by its content, so that its
 * address can be cached for ever and the same picture is stored once.
 */
export async function storeImage(
  needs: Needs<'clock' | 'database' | 'files'>,
  { actor, facts, ...input }: { actor: OrganiserActor; facts: RequestFacts; area: ImageArea; bytes: Buffer },
): Promise<UploadedImage> {
  const made = await workOnPicture(
    { bytes: input.bytes, types: ['jpeg', 'png', 'webp'], actor: actor.accountGuid },
    code => refuse(code, { details: [{ field: 'file', code }] }),
    async picture => {
      const size = fitInside(picture, longestSide)
      const ending = picture.type === 'jpeg' ? ('jpg' as const) : ('webp' as const)
      const bytes = await encodeMaster(await picture.reduce(size), ending).toBuffer()
      return { ...size, ending, bytes, ...(await drawPlaceholder(bytes)) }
    },
  )
  const sha256 = createHash('sha256').update(made.bytes).digest('hex')
  const path = storedImagePath(input.area, sha256, made.ending)
  // The row first: bytes without a row would never be found again.
  await wantPicture(needs.database, path, needs.clock.now())
  await needs.files.put(path, made.bytes, { contentType: storedImageTypes[made.ending] })
  await needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'edit-some-content'),
      subjectKind: 'picture',
      subjectGuid: guidOf(sha256),
      action: 'uploadImage',
      toValue: path,
      requestId: facts.requestId,
    }),
  )
  const { width, height, colour, placeholder } = made
  return { path, width, height, colour, placeholder }
}

function encodeMaster(image: Sharp, ending: keyof typeof storedImageTypes): Sharp {
  if (ending === 'jpg') return image.jpeg({ quality: 90 })
  // Lossless encoding keeps the edges and transparency of logos and drawings.
  return image.webp({ nearLossless: true, quality: 80 })
}

async function drawPlaceholder(bytes: Buffer): Promise<{ colour: string; placeholder: string }> {
  const sharp = await loadSharp()
  const tiny = await sharp(bytes).resize(10, 10, { fit: 'cover' }).blur(3).webp({ quality: 50 }).toBuffer()
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const hex = [red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')
  return { colour: `#${hex}`, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** The audit knows its subjects by guid, and a picture's hash is long enough to make one. */
function guidOf(sha256: string): string {
  return sha256.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
