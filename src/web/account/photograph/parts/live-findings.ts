import type { ChosenPicture } from '#contract/photograph.ts'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { judgeFaces } from '#domain/photograph/judge-face.ts'
import { inOrder } from '#domain/photograph/judge-photograph.ts'
import { judgeAge } from '#domain/photograph/photograph-age.ts'
import {
  faultsOf,
  type PhotographFinding,
  type PhotographRule,
} from '#domain/photograph/photograph-finding.ts'

/** Depends on the frame or on the person; the other findings stay as the server measured them. */
const changing: readonly PhotographRule[] = ['face', 'size', 'frame', 'pose', 'age']

/** Whether the framed picture breaks a rule, so that it would only be refused. The missing tick about its age is no such rule. */
export function isRefused(measured: ChosenPicture, frame: Frame): boolean {
  return faultsOf(liveFindings(measured, frame, true)).length > 0
}

/** Judges a measured picture under the current frame, with the same functions as the server. */
export function liveFindings(measured: ChosenPicture, frame: Frame, declared: boolean): PhotographFinding[] {
  return inOrder([
    ...measured.findings.filter(({ rule }) => !changing.includes(rule)),
    ...(measured.answered ? judgeFaces(measured.faces, frame) : []),
    judgeAge(measured.age, declared),
  ])
}
