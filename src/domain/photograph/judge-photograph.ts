import type { Face, Frame } from './face-geometry.ts'
import { judgeFaces } from './judge-face.ts'
import { judgeLight, type Light } from './judge-light.ts'
import { judgeAge, type PhotographAge } from './photograph-age.ts'
import { fail, look, type PhotographFinding, pass, photographRules } from './photograph-finding.ts'
import { photographColour } from './photograph-rules.ts'

/** What the finder saw within the frame; `light` is of the largest face, null where there is none. */
export type Seen = { faces: readonly Face[]; light: Light | null }

/**
 * Judges everything measured of a photograph whose file and size are already accepted. `seen` is null while the finder does not answer: the rules
 * that need it are left out.
 */
export function judgePhotograph(facts: {
  frame: Frame
  chroma: number | null
  channels: number
  age: PhotographAge
  /** The person has said that it was taken in the last three months. */
  declared: boolean
  seen: Seen | null
}): PhotographFinding[] {
  const { frame, seen, age, declared } = facts
  const findings = [
    pass('file'),
    pass('dimensions'),
    judgeColour(facts),
    ...(seen ? judgeFaces(seen.faces, frame) : []),
    ...(seen?.light ? judgeLight(seen.light) : []),
    judgeAge(age, declared),
  ]
  return inOrder(findings)
}

/** The only finding where the machine never answered, so that a human looks. */
export const uncheckedFinding: PhotographFinding = look('face', 'unchecked')

/** Findings in the order of the rules, at most one for each rule. */
export function inOrder(findings: readonly PhotographFinding[]): PhotographFinding[] {
  return photographRules.flatMap(rule => findings.find(finding => finding.rule === rule) ?? [])
}

function judgeColour({ channels, chroma }: { channels: number; chroma: number | null }): PhotographFinding {
  const colour = photographColour({ channels, chroma })
  if (colour === 'grey') return fail('colour', 'photo_colour')
  return colour === 'weak' ? look('colour', 'colour_weak') : pass('colour')
}
