import type { ChosenPicture } from '#contract/photograph.ts'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { judgeFaces } from '#domain/photograph/judge-face.ts'
import { inOrder } from '#domain/photograph/judge-photograph.ts'
import { judgeAge } from '#domain/photograph/photograph-age.ts'
import type { PhotographFinding, PhotographRule } from '#domain/photograph/photograph-finding.ts'

/** What the frame or the person changes; the rest stays as the server measured it. */
const changing: readonly PhotographRule[] = ['face', 'size', 'frame', 'pose', 'age']

/** What the rules say of a measured picture under the frame as it lies now, by the same functions that the server asks. */
export function liveFindings(measured: ChosenPicture, frame: Frame, declared: boolean): PhotographFinding[] {
  return inOrder([
    ...measured.findings.filter(({ rule }) => !changing.includes(rule)),
    ...(measured.answered ? judgeFaces(measured.faces, frame) : []),
    judgeAge(measured.age, declared),
  ])
}
