import type { Face } from '#domain/photograph/face-geometry.ts'
import type { Light } from '#domain/photograph/judge-light.ts'

/** A small picture as raw pixels, three bytes of sRGB each, row by row. */
export type BarePicture = { pixels: Uint8Array; width: number; height: number }

/** What was found, in pixels of that picture; `light` is of the largest face. */
export type SeenFaces = { faces: Face[]; light: Light | null }

/**
 * Finds faces and measures them; never computes or keeps a descriptor (product.md §6a). `portrait` is a picture cropped to a face, `scene` one in
 * which a face may be small.
 */
export type FaceFinder = {
  /** Throws FaceFinderUnavailable when it does not answer in time; callers must cope without an answer. */
  find(picture: BarePicture, kind: 'portrait' | 'scene'): Promise<SeenFaces>
  close(): Promise<void>
}

/** The finder is down, overloaded or too slow. */
export class FaceFinderUnavailable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FaceFinderUnavailable'
  }
}

/** Longest side of the pictures it is given: larger ones find nothing more and take longer. */
export const seenSide = 480
