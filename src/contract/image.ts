import { z } from 'zod'
import { imageAreas } from '#domain/image/image-path.ts'
import { defineRoute } from './route.ts'

/** Size limit of a picture that an editor uploads, in bytes. */
export const publicImageBytes = 8 * 1024 * 1024

/**
 * A public picture. The slashes in `path` may be escaped or not. The query takes only the modifiers of spec point 7: open=true, width and height
 * (px), format (webp, avif, jpeg, png), quality (1 to 100), fit (cover, contain, inside), background (rrggbb) and blur (0 to 20);
 * `src/domain/image/image-modifiers.ts` reads them.
 */
export const readImage = defineRoute({
  method: 'GET',
  path: '/image/:path',
  summary: 'A public picture in the size and format asked for',
  policy: { kind: 'public' },
  params: z.object({ path: z.string() }),
  response: 'bytes',
})

/** What a picture of the public site belongs to: the folder that it is stored in. */
export const imageArea = z.enum(imageAreas, 'value_invalid')

export const uploadedImage = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  placeholder: z.string(),
})

/** Multipart fields: `area` (news, speakers, …) and `file`: JPEG, PNG or WebP up to 8 MB and 25 megapixels. */
export const uploadImage = defineRoute({
  method: 'POST',
  path: '/organizer/pictures',
  summary: 'Store a picture of the public site',
  policy: { kind: 'organiser', permission: 'edit-some-content' },
  upload: true,
  response: uploadedImage,
})
