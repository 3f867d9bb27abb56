import type { ChosenPicture } from '#contract/photograph.ts'
import type { Frame } from '#domain/photo/face-geometry.ts'
import { judgeFaces } from '#domain/photo/judge-face.ts'
import { inOrder } from '#domain/photo/judge-photograph.ts'
import { judgeAge } from '#domain/photo/photo-age.ts'
import type { PhotoFinding, PhotoRule } from '#domain/photo/photo-finding.ts'

/** What the frame or the person changes; the rest stays as the server measured it. */
const changing: readonly PhotoRule[] = ['face', 'size', 'frame', 'pose', 'age']

/** What the rules say of a measured picture under the frame as it lies now, by the same functions that the server asks. */
export function liveFindings(measured: ChosenPicture, frame: Frame, declared: boolean): PhotoFinding[] {
  return inOrder([
    ...measured.findings.filter(({ rule }) => !changing.includes(rule)),
    ...(measured.answered ? judgeFaces(measured.faces, frame) : []),
    judgeAge(measured.age, declared),
  ])
}
