import { hydrateRoot } from 'react-dom/client'
import { SurveyBody } from '../parts/survey/survey-body.tsx'
import type { SurveyFacts } from '../parts/survey/survey-facts.ts'
import type { Mount } from './mount.ts'

/** Takes over the survey where the server drew it. */
export const mount: Mount = element => {
  const root = element.querySelector<HTMLElement>('[data-root]')
  const facts = element.querySelector('script[type="application/json"]')?.textContent
  if (root && facts) hydrateRoot(root, <SurveyBody {...(JSON.parse(facts) as SurveyFacts)} />)
}
