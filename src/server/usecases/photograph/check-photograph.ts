import type * as routes from '#contract/photograph.ts'
import type { PhotographCrop } from '#contract/photograph.ts'
import {
  type Face,
  type Frame,
  largestFace,
  moveFace,
  proposeFrame,
} from '#domain/photograph/face-geometry.ts'
import { judgePhotograph, type Seen } from '#domain/photograph/judge-photograph.ts'
import { photographAge } from '#domain/photograph/photograph-age.ts'
import { overallVerdict } from '#domain/photograph/photograph-finding.ts'
import { checkCrop, judgeFile } from '#domain/photograph/photograph-rules.ts'
import { type BarePicture, seenSide } from '#server/adapters/faces/port.ts'
import type { OpenPicture } from '#server/pictures/open-picture.ts'
import type { UseCase } from '#server/use-case.ts'
import { barePixels, bareScene, cutSquare } from './cut-picture.ts'
import { lookForFaces } from './look-for-faces.ts'
import { editionDay, mayChangePhotograph } from './may-change-photograph.ts'
import { measureChroma, readPicture } from './read-picture.ts'
import { refusePhotograph } from './refuse-photograph.ts'
import { readTakenDay } from './taken-day.ts'

/** Null: propose a square. */
type Input = { participantGuid: string; crop: PhotographCrop | null; bytes: Buffer }

/** Measures a chosen picture before anything is stored: the square that shows the face as a badge needs it, and the findings for that square or the given one. */
export const checkPhotograph: UseCase<
  typeof routes.checkPhotograph,
  'clock' | 'database' | 'faces' | 'log',
  { upload: Input }
> = async ({ actor, upload: input }, needs) => {
  const { edition } = await needs.database
    .transaction()
    .execute(tx => mayChangePhotograph(needs, tx, { actor, participantGuid: input.participantGuid }))
  const turn = { field: 'photo', actor: actor.accountGuid } as const
  const scene = await readPicture(input.bytes, turn, picture => openScene(input, picture))
  const found = await lookForFaces(needs, scene.bare, 'scene')
  const faces = (found?.faces ?? []).map(face => moveFace(face, { x: 0, y: 0 }, scene.scale))
  const main = largestFace(faces)
  const far = main && proposeFrame(main, scene)
  const frame = input.crop ? { ...input.crop, side: input.crop.width } : (far ?? middleOf(scene))
  const cut = await readPicture(input.bytes, turn, picture => measureFrame(picture, frame))
  const portrait = found && main ? await lookForFaces(needs, cut.bare, 'portrait') : null
  const seen = merge({ faces, main, portrait, frame, answered: found !== null })
  const near = seen && largestFace(seen.faces)
  const proposed = near && proposeFrame(near, scene)
  const shown = input.crop ? frame : (proposed ?? frame)
  const takenOn = await readTakenDay(input.bytes, edition.timeZone)
  const age = photographAge(takenOn, editionDay(needs, edition))
  const findings = judgePhotograph({ ...cut, frame: shown, seen, age, declared: false })
  return {
    width: scene.width,
    height: scene.height,
    answered: seen !== null,
    faces: [...(seen?.faces ?? [])],
    proposed: proposed && asCrop(proposed),
    crop: asCrop(shown),
    verdict: overallVerdict(findings),
    findings,
    age,
    takenOn,
  }
}

type Scene = { width: number; height: number; bare: BarePicture; scale: number }

async function openScene(
  { bytes, crop }: { bytes: Buffer; crop: PhotographCrop | null },
  picture: OpenPicture,
): Promise<Scene> {
  const { width, height, type } = picture
  const side = Math.min(width, height)
  const broken = judgeFile({
    bytes: bytes.length,
    type: type === 'webp' ? null : type,
    width: side,
    height: side,
    channels: 3,
    chroma: null,
  })
  if (broken.length > 0) refusePhotograph(broken)
  const cut = crop && checkCrop(crop, picture)
  if (cut && !cut.ok) refusePhotograph([cut.code])
  return { width, height, ...(await bareScene(picture)) }
}

async function measureFrame(picture: OpenPicture, frame: Frame) {
  const bare = await barePixels(await cutSquare(picture, frame, seenSide))
  return { chroma: await measureChroma(bare), channels: picture.channels, bare }
}

/** The face found in the close-up replaces the one found in the whole picture. */
function merge(facts: {
  faces: Face[]
  main: Face | null
  portrait: Seen | null
  frame: Frame
  answered: boolean
}): Seen | null {
  const { faces, main, portrait, frame, answered } = facts
  if (!answered) return null
  const near = portrait && largestFace(portrait.faces)
  if (!main || !near || !portrait) return { faces, light: null }
  const scale = frame.side / seenSide
  const placed = moveFace(near, { x: -frame.x / scale, y: -frame.y / scale }, scale)
  return { faces: [placed, ...faces.filter(face => face !== main)], light: portrait.light }
}

function middleOf({ width, height }: { width: number; height: number }): Frame {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side }
}

function asCrop({ x, y, side }: Frame): PhotographCrop {
  return { x, y, width: side, height: side }
}
