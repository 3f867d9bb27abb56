import type { Locale } from '#contract/field.ts'
import type { LookReason, PhotoFinding, PhotoRule } from '#domain/photo/photo-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'

export const ruleWords: Record<PhotoRule, () => string> = {
  file: m.photograph_rule_file,
  dimensions: m.photograph_rule_dimensions,
  colour: m.photograph_rule_colour,
  face: m.photograph_rule_face,
  size: m.photograph_rule_size,
  frame: m.photograph_rule_frame,
  pose: m.photograph_rule_pose,
  background: m.photograph_rule_background,
  sharpness: m.photograph_rule_sharpness,
  exposure: m.photograph_rule_exposure,
  age: m.photograph_rule_age,
}

const lookWords: Record<LookReason, () => string> = {
  colour_weak: m.photograph_look_colour_weak,
  faces_behind: m.photograph_look_faces_behind,
  face_smallish: m.photograph_look_face_smallish,
  face_tight: m.photograph_look_face_tight,
  face_aside: m.photograph_look_face_aside,
  face_tilted: m.photograph_look_face_tilted,
  background_dark: m.photograph_look_background_dark,
  background_uneven: m.photograph_look_background_uneven,
  background_coloured: m.photograph_look_background_coloured,
  background_hidden: m.photograph_look_background_hidden,
  blurred: m.photograph_look_blurred,
  exposure: m.photograph_look_exposure,
  age_declared: m.photograph_look_age_declared,
  unchecked: m.photograph_look_unchecked,
}

/** What is wrong and what to do; null of what is in order. */
export function findingSentence(finding: PhotoFinding, locale: Locale): string | null {
  if (finding.verdict === 'pass') return null
  return finding.verdict === 'fail' ? errorSentence(finding.reason, locale) : lookWords[finding.reason]()
}
