import { keptResultScript } from '#web/kit/survey/kept-survey.ts'
import { Island } from '../island/island.tsx'
import { SurveyBody } from './survey-body.tsx'
import type { SurveyFacts } from './survey-facts.ts'
import { SurveyTaken } from './survey-taken.tsx'

/**
 * The survey as the server renders it, with what the island needs to take it over once the page is painted. A device that keeps a result shows that
 * from the first paint on, until the island says the same.
 */
export function SurveyIsland(facts: SurveyFacts) {
  return (
    <>
      <div className="kept-result">
        <SurveyTaken href={facts.results} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the questions are painted */}
      <script dangerouslySetInnerHTML={{ __html: keptResultScript }} />
      <Island name="survey" soon facts={facts}>
        <SurveyBody {...facts} />
      </Island>
    </>
  )
}
