import { z } from 'zod'
import { photographAges } from '#domain/photograph/photograph-age.ts'
import {
  lookReasons,
  type PhotographFinding,
  photographFaults,
  photographRules,
  photographVerdicts,
} from '#domain/photograph/photograph-finding.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/**
 * Multipart fields of `POST image`: `participant` (guid), `crop` (JSON {x, y, width, height} in whole pixels of the picture after its EXIF rotation),
 * `declared` ("true": the person says that it was taken in the last three months; required where the file has no date) and `file`. JPEG, PNG or BMP
 * up to 2 MB. `POST image/check` takes the same; without `crop` it proposes one.
 */
export const photographCrop = z.strictObject({
  x: z.int('photo_crop').min(0, 'photo_crop'),
  y: z.int('photo_crop').min(0, 'photo_crop'),
  width: z.int('photo_crop').positive('photo_crop'),
  height: z.int('photo_crop').positive('photo_crop'),
})

/** The result for one rule of spec point 5: good, for a human to review, or broken; the reason of a broken one is a code of the error catalogue. */
export const photographFinding = z.object({
  rule: z.enum(photographRules),
  verdict: z.enum(photographVerdicts),
  reason: z.enum([...lookReasons, ...photographFaults]).nullable(),
}) as unknown as z.ZodType<PhotographFinding>

/** What is known of a stored photograph. While it is pending, the rules that need the face have no result. */
export const photographCheck = z.object({
  state: z.enum(['pending', 'done']),
  verdict: z.enum(photographVerdicts).nullable(),
  findings: z.array(photographFinding),
  /** The day according to the camera, where the file has one. */
  takenOn: isoDate.nullable(),
  /** When the person said that it was taken in the last three months. */
  declaredAt: isoInstant.nullable(),
})

export const uploadPhotograph = defineRoute({
  method: 'POST',
  path: '/image',
  summary: "Store a participant's photograph, cropped square",
  policy: { kind: 'account' },
  upload: true,
  response: z.object({
    fileGuid: guid,
    width: z.int(),
    height: z.int(),
    version: z.int(),
    check: photographCheck,
  }),
})

const point = z.object({ x: z.number(), y: z.number() })

/** A picture that was measured but not stored. Pixels are those of the picture as shown. */
export const chosenPicture = z.object({
  width: z.int(),
  height: z.int(),
  /** Whether the face finder has answered; if not, the rules that need the face have no result. */
  answered: z.boolean(),
  faces: z.array(z.object({ leftEye: point, rightEye: point, chin: point, certainty: z.number() })),
  /** The crop that shows the face as a badge needs it; null where no face was found. */
  proposed: photographCrop.nullable(),
  /** The crop that was judged: the one sent, the one proposed, or the middle. */
  crop: photographCrop,
  verdict: z.enum(photographVerdicts),
  findings: z.array(photographFinding),
  age: z.enum(photographAges),
  takenOn: isoDate.nullable(),
})

export const checkPhotograph = defineRoute({
  method: 'POST',
  path: '/image/check',
  summary: 'Measure a picture and propose its square before it is stored as a photograph',
  policy: { kind: 'account' },
  upload: true,
  response: chosenPicture,
})

export const photographStanding = z.object({
  fileGuid: guid.nullable(),
  /** Null for a photograph uploaded before photographs were measured. */
  check: photographCheck.nullable(),
  /** `free`: it may be replaced; `reviewed`: it may be replaced and is then reviewed again; otherwise why not (decision 020). */
  change: z.enum(['free', 'reviewed', 'state_forbids', 'deadline_passed']),
  removable: z.boolean(),
  /** Since when a changed photograph waits for the committee's review. */
  reviewSince: isoInstant.nullable(),
  /** Why the committee asks for another one. */
  request: z.object({ reason: z.string(), at: isoInstant }).nullable(),
  /** The last day on which badges may change. */
  changeUntil: isoDate,
  version: z.int(),
})
export type PhotographStanding = z.infer<typeof photographStanding>

export const readPhotograph = defineRoute({
  method: 'GET',
  path: '/participants/:guid/photograph',
  summary: 'How the photograph stands: what was measured, whether it may change, who looks at it next',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: photographStanding,
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
  // A blocked account may still write to support, so it may still open the files of its chat.
  policy: { kind: 'account', blocked: true, organiser: true },
  params: z.object({ guid }),
  response: 'bytes',
})

export type PhotographCrop = z.infer<typeof photographCrop>
export type PhotographCheck = z.infer<typeof photographCheck>
export type ChosenPicture = z.infer<typeof chosenPicture>
