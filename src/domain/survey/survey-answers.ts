import type { SurveyAnswers, SurveyQuestion } from './survey-schema.ts'

export type AnswersRead = {
  /** Answers that the questions know, each once, in their order. */
  known: Record<string, string[]>
  /** Questions that still have to be answered. */
  missing: string[]
  /** Questions to which more answers were given than may be chosen. */
  excessive: string[]
}

/**
 * Reads answers against the questions as they are now. What the editors have changed meanwhile costs the person no more than that: answers to
 * questions or of codes that are gone are left out, all others stay, and what is then unanswered is asked.
 */
export function readAnswers(questions: readonly SurveyQuestion[], given: SurveyAnswers): AnswersRead {
  const read = questions.map(({ guid, most, answers }) => {
    const chosen = answers.map(({ code }) => code).filter(code => given[guid]?.includes(code))
    return { guid, most, chosen }
  })
  return {
    known: Object.fromEntries(
      read.filter(({ chosen }) => chosen.length > 0).map(({ guid, chosen }) => [guid, chosen]),
    ),
    missing: read.filter(({ chosen }) => chosen.length === 0).map(({ guid }) => guid),
    excessive: read.filter(({ chosen, most }) => chosen.length > most).map(({ guid }) => guid),
  }
}

/** Answers as one line for an address: `guid.code.code~guid.code`. */
export function answersText(answers: SurveyAnswers): string {
  return Object.entries(answers)
    .map(([guid, codes]) => [guid, ...codes].join('.'))
    .join('~')
}

/** Reads such a line; what it is not, is no answer. */
export function answersOfText(text: string): SurveyAnswers {
  const parts = text.split('~').map(part => part.split('.'))
  return Object.fromEntries(
    parts.flatMap(([guid, ...codes]) => (guid && codes.length > 0 ? [[guid, codes]] : [])),
  )
}
