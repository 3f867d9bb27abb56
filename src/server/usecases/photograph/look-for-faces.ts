import { type BarePicture, FaceFinderUnavailable, type SeenFaces } from '#server/adapters/faces/port.ts'
import type { Needs } from '#server/use-case.ts'

/** What is found in a picture; null while the finder does not answer, which must not stop anybody (product.md §6a). */
export async function lookForFaces(
  needs: Needs<'faces' | 'log'>,
  picture: BarePicture,
  kind: 'portrait' | 'scene',
): Promise<SeenFaces | null> {
  try {
    return await needs.faces.find(picture, kind)
  } catch (error) {
    if (!(error instanceof FaceFinderUnavailable)) throw error
    needs.log.warn({ fault: error.message }, 'a photograph was not looked at')
    return null
  }
}
