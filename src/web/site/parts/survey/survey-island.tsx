import { Island } from '../island/island.tsx'
import { SurveyBody } from './survey-body.tsx'
import type { SurveyFacts } from './survey-facts.ts'

/** The survey as the server renders it, with what the island needs to take it over once the page is painted. */
export function SurveyIsland(facts: SurveyFacts) {
  return (
    <Island name="survey" soon facts={facts}>
      <SurveyBody {...facts} />
    </Island>
  )
}
