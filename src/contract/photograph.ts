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
 * Multipart fields of `POST image`: `participant` (guid), `crop` (JSON {x, y, width, height} in whole pixels of the picture as
 * it is shown, after its EXIF rotation), `declared` ("true": the person says that it was taken in the last three months, asked for where
 * the file has no date) and `file`. JPEG, PNG or BMP up to 2 MB. `POST image/check` takes the same; without `crop` it proposes one.
 */
export const photographCrop = z.strictObject({
  x: z.int('photo_crop').min(0, 'photo_crop'),
  y: z.int('photo_crop').min(0, 'photo_crop'),
  width: z.int('photo_crop').positive('photo_crop'),
  height: z.int('photo_crop').positive('photo_crop'),
})

/** One rule of spec point 5: good, for a human to look at, or broken; the reason of the latter is a code of the error catalogue. */
export const photographFinding = z.object({
  rule: z.enum(photographRules),
  verdict: z.enum(photographVerdicts),
  reason: z.enum([...lookReasons, ...photographFaults]).nullable(),
}) as unknown as z.ZodType<PhotographFinding>

/** What is known of a stored photograph. While it is pending, rules that need the face are missing. */
export const photographCheck = z.object({
  state: z.enum(['pending', 'done']),
  verdict: z.enum(photographVerdicts).nullable(),
  findings: z.array(photographFinding),
  /** The day by the camera, where the file says one. */
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

/** A picture that was measured and not stored. Pixels of the picture as it is shown. */
export const chosenPicture = z.object({
  width: z.int(),
  height: z.int(),
  /** The finder of faces has answered; otherwise rules that need the face are missing. */
  answered: z.boolean(),
  faces: z.array(z.object({ leftEye: point, rightEye: point, chin: point, certainty: z.number() })),
  /** The square that shows the face as a badge wants it; null where no face was found. */
  proposed: photographCrop.nullable(),
  /** The square that was judged: the one asked about, the one proposed, or the middle. */
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

export const readPhotograph = defineRoute({
  method: 'GET',
  path: '/participants/:guid/photograph',
  summary: 'How the photograph stands: what was measured, whether it may change, who looks at it next',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: z.object({
    fileGuid: guid.nullable(),
    /** Null of a photograph that came before photographs were measured. */
    check: photographCheck.nullable(),
    /** `free`: it may be replaced; `reviewed`: and is then looked at again; otherwise why not (decision 020). */
    change: z.enum(['free', 'reviewed', 'state_forbids', 'deadline_passed']),
    removable: z.boolean(),
    /** Since when the committee has a changed one to look at. */
    reviewSince: isoInstant.nullable(),
    /** Why the committee asks for another one. */
    request: z.object({ reason: z.string(), at: isoInstant }).nullable(),
    /** The last day on which badges may change. */
    changeUntil: isoDate,
    version: z.int(),
  }),
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
  // A blocked account keeps its way to support, and with it the files it has sent and got there.
  policy: { kind: 'account', blocked: true, organiser: true },
  params: z.object({ guid }),
  response: 'bytes',
})

export type PhotographCrop = z.infer<typeof photographCrop>
export type PhotographCheck = z.infer<typeof photographCheck>
export type ChosenPicture = z.infer<typeof chosenPicture>
export type PhotographStanding = z.infer<(typeof readPhotograph)['response']>
