import { z } from 'zod'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

/**
 * Multipart fields of `POST image`: `participant` (guid), `crop` (JSON {x, y, width, height} in whole pixels of the picture as
 * it is shown, after its EXIF rotation) and `file`. JPEG, PNG or BMP up to 2 MB.
 */
export const photographCrop = z.strictObject({
  x: z.int('photo_crop').min(0, 'photo_crop'),
  y: z.int('photo_crop').min(0, 'photo_crop'),
  width: z.int('photo_crop').positive('photo_crop'),
  height: z.int('photo_crop').positive('photo_crop'),
})

export const uploadPhotograph = defineRoute({
  method: 'POST',
  path: '/image',
  summary: "Store a participant's photograph, cropped square",
  policy: { kind: 'account' },
  upload: true,
  response: z.object({ fileGuid: guid, width: z.int(), height: z.int(), version: z.int() }),
})

export const removePhotograph = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/photograph',
  summary: "Remove a participant's photograph",
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: null,
})

export const readFile = defineRoute({
  method: 'GET',
  path: '/file/:guid',
  summary: 'A private file, for its owner, their manager or an organiser who may see it',
  policy: { kind: 'account', organiser: true },
  params: z.object({ guid }),
  response: 'bytes',
})
