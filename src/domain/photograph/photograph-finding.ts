import type { ErrorCode } from '../refusal/error-code.ts'

/** Judged rules of a photograph (spec point 5), in the order shown. Headwear and accessories are left to people. */
export const photographRules = [
  'file',
  'dimensions',
  'colour',
  'face',
  'size',
  'frame',
  'pose',
  'background',
  'sharpness',
  'exposure',
  'age',
] as const

export type PhotographRule = (typeof photographRules)[number]

/** The machine's verdict: good, for a human to look at, or against the rules. */
export const photographVerdicts = ['pass', 'look', 'fail'] as const

export type PhotographVerdict = (typeof photographVerdicts)[number]

/** Why a human should look. */
export const lookReasons = [
  'colour_weak',
  'faces_behind',
  'face_smallish',
  'face_tight',
  'face_aside',
  'face_tilted',
  'background_dark',
  'background_uneven',
  'background_coloured',
  'background_hidden',
  'blurred',
  'exposure',
  'age_declared',
  'unchecked',
] as const

export type LookReason = (typeof lookReasons)[number]

/** Why a photograph is refused: codes of the error catalogue, each with its sentence. */
export const photographFaults = [
  'photo_type',
  'photo_bytes',
  'photo_dimensions',
  'photo_square',
  'photo_colour',
  'photo_face_none',
  'photo_faces_many',
  'photo_face_small',
  'photo_face_cut',
  'photo_old',
  'photo_age_unknown',
] as const satisfies readonly ErrorCode[]

export type PhotographFault = (typeof photographFaults)[number]

export type PhotographFinding =
  | { rule: PhotographRule; verdict: 'pass'; reason: null }
  | { rule: PhotographRule; verdict: 'look'; reason: LookReason }
  | { rule: PhotographRule; verdict: 'fail'; reason: PhotographFault }

export const pass = (rule: PhotographRule): PhotographFinding => ({ rule, verdict: 'pass', reason: null })

export const look = (rule: PhotographRule, reason: LookReason): PhotographFinding => ({
  rule,
  verdict: 'look',
  reason,
})

export const fail = (rule: PhotographRule, reason: PhotographFault): PhotographFinding => ({
  rule,
  verdict: 'fail',
  reason,
})

/** The worst of all findings; no findings count as good. */
export function overallVerdict(findings: readonly PhotographFinding[]): PhotographVerdict {
  if (findings.some(({ verdict }) => verdict === 'fail')) return 'fail'
  return findings.some(({ verdict }) => verdict === 'look') ? 'look' : 'pass'
}

/** Faults for which a photograph is refused, in the order of the rules. */
export function faultsOf(findings: readonly PhotographFinding[]): PhotographFault[] {
  return findings.flatMap(finding => (finding.verdict === 'fail' ? [finding.reason] : []))
}
