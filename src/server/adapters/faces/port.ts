import type { Face } from '#domain/photograph/face-geometry.ts'
import type { Light } from '#domain/photograph/judge-light.ts'

/** A small picture as bare pixels, three bytes of sRGB each, row by row. */
export type BarePicture = { pixels: Uint8Array; width: number; height: number }

/** What was seen, in pixels of that picture; `light` is of the largest face. */
export type SeenFaces = { faces: Face[]; light: Light | null }

/**
 * Finds faces and measures them; never computes or keeps a descriptor (product.md §6a). `portrait` is a picture cut to a face, `scene` one in
 * which a face may be small.
 */
export type FaceFinder = {
  /** Throws FaceFinderUnavailable when it does not answer in time; whoever asks goes on without. */
  find(picture: BarePicture, kind: 'portrait' | 'scene'): Promise<SeenFaces>
  close(): Promise<void>
}

/** The finder is down, busy beyond its room or too slow. */
export class FaceFinderUnavailable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'FaceFinderUnavailable'
  }
}

/** Longest side at which pictures are looked at: larger ones find nothing more and take longer. */
export const seenSide = 480
