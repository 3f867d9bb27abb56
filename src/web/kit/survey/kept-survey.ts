import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import { bootReading } from '#web/kit/kept/boot-script.ts'
import { kept, keptText } from '#web/kit/kept/kept.ts'
import { keptKey } from '#web/kit/kept/kept-key.ts'

/** A survey on this device: under way, or finished with its result. */
export type KeptSurvey = {
  answers: SurveyAnswers
  /** ISO; null while it is under way. */
  takenAt: string | null
  /** The link of the result. */
  result: string | null
}

const device = kept('survey', readKeptSurvey, { of: 'none', until: 'browser' })

const ownName = 'survey-result'

/** The link of the result of whoever is logged in here. */
const own = keptText(ownName, { of: 'none', until: 'logout' })

export const keptSurvey = device
export const keptOwnResult = own

/** The link of this person's result, of this device or of the account. */
export function resultHere(): string | null {
  return device.read()?.result ?? own.read()
}

/**
 * Runs before the questions are painted: a kept result takes their place (`data-survey-taken`, styles/base.css) and the link leads to it. The account's
 * own counts only in the browser session of its log-in. The text is constant: its hash is in the content security policy.
 */
export const keptResultScript = bootReading(
  'survey',
  `var r=kept&&JSON.parse(kept).result||/browser-session=/.test(document.cookie)&&also;if(/^[0-9a-f-]{36}$/.test(r)){document.documentElement.dataset.surveyTaken='';var a=document.querySelector('.kept-result a');a.href=a.getAttribute('href')+'/'+r}`,
  keptKey({ lifetime: 'login', audience: 'participant', owner: null, name: ownName, path: [] }),
)

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
