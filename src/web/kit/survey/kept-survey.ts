import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import { kept, keptText } from '#web/kit/kept/kept.ts'

/** A survey on this device: under way, or finished with its result. */
export type KeptSurvey = {
  answers: SurveyAnswers
  /** ISO; null while it is under way. */
  takenAt: string | null
  /** The link of the result. */
  result: string | null
}

const device = kept('survey', readKeptSurvey, { of: 'none', until: 'browser' })

/** The link of the result of whoever is logged in here. */
const own = keptText('survey-result', { of: 'none', until: 'logout' })

export const keptSurvey = device
export const keptOwnResult = own

/** The link of this person's result, of this device or of the account. */
export function resultHere(): string | null {
  return device.read()?.result ?? own.read()
}

function readKeptSurvey(stored: unknown): KeptSurvey | null {
  const { answers, takenAt, result } = (stored ?? {}) as Partial<KeptSurvey>
  if (typeof answers !== 'object' || answers === null) return null
  const valid = Object.entries(answers).filter(
    ([, codes]) => Array.isArray(codes) && codes.every(code => typeof code === 'string'),
  )
  return {
    answers: Object.fromEntries(valid),
    takenAt: typeof takenAt === 'string' && !Number.isNaN(Date.parse(takenAt)) ? takenAt : null,
    result: typeof result === 'string' ? result : null,
  }
}
