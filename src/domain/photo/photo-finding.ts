import type { ErrorCode } from '../refusal/error-code.ts'

/** What is judged of a photograph (spec point 5), in the order in which it is shown. Headwear and accessories are for people to see. */
export const photoRules = [
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

export type PhotoRule = (typeof photoRules)[number]

/** What the machine thinks: good, for a human to look at, or against the rules. */
export const photoVerdicts = ['pass', 'look', 'fail'] as const

export type PhotoVerdict = (typeof photoVerdicts)[number]

/** Why a human is to look. */
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
export const photoFaults = [
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

export type PhotoFault = (typeof photoFaults)[number]

export type PhotoFinding =
  | { rule: PhotoRule; verdict: 'pass'; reason: null }
  | { rule: PhotoRule; verdict: 'look'; reason: LookReason }
  | { rule: PhotoRule; verdict: 'fail'; reason: PhotoFault }

export const pass = (rule: PhotoRule): PhotoFinding => ({ rule, verdict: 'pass', reason: null })

export const look = (rule: PhotoRule, reason: LookReason): PhotoFinding => ({ rule, verdict: 'look', reason })

export const fail = (rule: PhotoRule, reason: PhotoFault): PhotoFinding => ({ rule, verdict: 'fail', reason })

/** The worst of all findings; nothing found is nothing against it. */
export function overallVerdict(findings: readonly PhotoFinding[]): PhotoVerdict {
  if (findings.some(({ verdict }) => verdict === 'fail')) return 'fail'
  return findings.some(({ verdict }) => verdict === 'look') ? 'look' : 'pass'
}

/** What refuses a photograph, in the order of the rules. */
export function faultsOf(findings: readonly PhotoFinding[]): PhotoFault[] {
  return findings.flatMap(finding => (finding.verdict === 'fail' ? [finding.reason] : []))
}
