import type { Face, Point } from '#domain/photograph/face-geometry.ts'
import { type FaceLibrary, type Image, loadFaceLibrary, loadModel } from './face-library.ts'
import type { BarePicture } from './port.ts'

type Box = { x: number; y: number; width: number; height: number }
type Found = { score: number; box: Box }

/** A detector and the side of its square input. */
type Detect = { side: number; run(image: Image): Promise<Found[]> }

/** The input of a detector; `scale` converts pixels of the picture to pixels of the square. */
type Padded = { image: Image; left: number; top: number; scale: number }

/**
 * How wide a grey border is added on each side before detection, relative to the picture: detectors miss faces that fill the picture, and lose small
 * ones in too much grey (measured in decision 026).
 */
const grey = { paddings: { portrait: [0.75], scene: [0.75, 0] }, secondOpinion: 0.25, shade: 160 } as const

/** Detections with a lower score are ignored. */
const leastScore = 0.4

/** Fewer pixels than this cannot show a face. */
const leastBox = 16

export type Find = (picture: BarePicture, kind: 'portrait' | 'scene') => Promise<Face[]>

/** Loads the models that every picture needs; the second detector's is loaded when first needed. */
export async function openFaceModels(): Promise<Find> {
  const library = await loadFaceLibrary()
  loadModel(library, 'tinyFaceDetector')
  loadModel(library, 'faceLandmark68Net')
  let secondOpinion = false

  const tiny: Detect = {
    side: 416,
    run: image =>
      library.nets.tinyFaceDetector.locateFaces(image, { inputSize: 416, scoreThreshold: leastScore }),
  }
  const ssd: Detect = {
    side: 512,
    run(image) {
      if (!secondOpinion) loadModel(library, 'ssdMobilenetv1')
      secondOpinion = true
      return library.nets.ssdMobilenetv1.locateFaces(image, { minConfidence: leastScore })
    },
  }

  return async (picture, kind) => {
    const image = toImage(library, picture)
    const look = async (padding: number, detect: Detect) => {
      const padded = pad(library, image, padding, detect.side)
      try {
        return await markAll(library, image, await detect.run(padded.image), padded)
      } finally {
        padded.image.dispose()
      }
    }
    try {
      for (const padding of grey.paddings[kind]) {
        const faces = await look(padding, tiny)
        if (faces.length > 0) return faces
      }
      return await look(grey.secondOpinion, ssd)
    } finally {
      image.dispose()
    }
  }
}

function toImage({ tf }: FaceLibrary, { pixels, width, height }: BarePicture): Image {
  return tf.tensor3d(new Float32Array(pixels), [height, width, 3], 'float32')
}

/**
 * The picture in the middle of a grey square of the detector's input size. Scale first, then add the border: the other way round moves four times as
 * many pixels.
 */
function pad({ tf }: FaceLibrary, image: Image, padding: number, side: number): Padded {
  const [height, width] = image.shape
  const scale = side / (Math.max(width, height) * (1 + 2 * padding))
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const [left, top] = [Math.floor((side - small.width) / 2), Math.floor((side - small.height) / 2)]
  const around: [number, number][] = [
    [top, side - top - small.height],
    [left, side - left - small.width],
    [0, 0],
  ]
  const padded = tf.tidy(() =>
    tf.pad(tf.image.resizeBilinear(image, [small.height, small.width]), around, grey.shade),
  )
  return { image: padded, left, top, scale }
}

async function markAll(library: FaceLibrary, image: Image, found: Found[], padded: Padded): Promise<Face[]> {
  const faces: Face[] = []
  for (const { box, score } of found) {
    const place = (value: number, start: number) => (value - start) / padded.scale
    const placed = {
      x: place(box.x, padded.left),
      y: place(box.y, padded.top),
      width: box.width / padded.scale,
      height: box.height / padded.scale,
    }
    const face = await mark(library, image, { box: placed, score })
    if (face) faces.push(face)
  }
  return faces
}

/** The points of one face. The part of its box outside the picture is grey. */
async function mark(library: FaceLibrary, image: Image, { box, score }: Found): Promise<Face | null> {
  const inside = clip(box, image)
  if (inside.width < leastBox || inside.height < leastBox) return null
  const part = cutOut(library, image, box, inside)
  try {
    const { positions } = await library.nets.faceLandmark68Net.detectLandmarks(part)
    const placed = positions.map(({ x, y }) => ({ x: x + Math.floor(box.x), y: y + Math.floor(box.y) }))
    const chin = placed[8]
    if (!chin) return null
    // Points 36 to 41 surround the eye on the left of the picture, 42 to 47 the other.
    const [leftEye, rightEye] = [middle(placed.slice(36, 42)), middle(placed.slice(42, 48))]
    return { leftEye, rightEye, chin, certainty: score }
  } finally {
    part.dispose()
  }
}

function cutOut({ tf }: FaceLibrary, image: Image, box: Box, inside: Box): Image {
  const before = { x: inside.x - Math.floor(box.x), y: inside.y - Math.floor(box.y) }
  const after = {
    x: Math.max(0, Math.floor(box.width) - before.x - inside.width),
    y: Math.max(0, Math.floor(box.height) - before.y - inside.height),
  }
  const around: [number, number][] = [
    [before.y, after.y],
    [before.x, after.x],
    [0, 0],
  ]
  return tf.tidy(() =>
    tf.pad(tf.slice(image, [inside.y, inside.x, 0], [inside.height, inside.width, 3]), around, grey.shade),
  )
}

/** The part of a box inside the picture, in whole pixels. */
function clip(box: Box, image: Image): Box {
  const [height, width] = image.shape
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)]
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return {
    x: left,
    y: top,
    width: Math.min(width, x + Math.floor(box.width)) - left,
    height: Math.min(height, y + Math.floor(box.height)) - top,
  }
}

function middle(points: Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
