import { useEffect, useState } from 'react'
import type { Survey } from '#contract/survey.ts'
import { readAnswers } from '#domain/survey/survey-answers.ts'
import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import { m } from '#messages/compiled/messages.js'
import { keptSurvey, resultHere } from '#web/kit/survey/kept-survey.ts'
import { readPublic } from '#web/site/islands/read-public.ts'
import { forgetResult, giveToAccount, sendAnswers } from '#web/site/islands/send-survey.ts'
import type { SurveyFacts } from './survey-facts.ts'

/** The survey as it is being answered. Every answer is kept on the device at once. Before the island is there, what the server rendered. */
export function useSurvey(facts: SurveyFacts) {
  const [survey, setSurvey] = useState(facts.survey)
  const [answers, setAnswers] = useState<SurveyAnswers>(facts.given?.known ?? {})
  const [at, setAt] = useState(0)
  const [awake, setAwake] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const [open, setOpen] = useState<readonly string[]>(facts.given?.open ?? [])
  const [notice, setNotice] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [mayReload, setMayReload] = useState(false)
  const [busy, setBusy] = useState(false)

  // The server knows nothing of this device, so what it keeps is shown only after the first rendering.
  useEffect(() => {
    const result = resultHere()
    const known = readKnown(facts.survey, { ...facts.given?.known, ...keptSurvey.read()?.answers })
    setAwake(true)
    setTaken(result)
    // From here on the island says whether there is a result.
    delete document.documentElement.dataset.surveyTaken
    if (result !== null || Object.keys(known).length === 0) return
    setAnswers(known)
    setAt(firstOpen(facts.survey, known))
    setNotice(m.survey_continued())
  }, [facts])

  const keep = (next: SurveyAnswers) => {
    setAnswers(next)
    keptSurvey.write({ answers: next, takenAt: null, result: null })
  }

  /** The questions as they are now, with what was answered. */
  const reload = async () => {
    setBusy(true)
    try {
      const fresh = await readPublic<Survey>('/survey')
      const known = readKnown(fresh, answers)
      setSurvey(fresh)
      setAnswers(known)
      setAt(firstOpen(fresh, known))
      setOpen([])
      setFailure(null)
      setMayReload(false)
      setNotice(m.survey_changed())
    } catch (error) {
      setFailure((error as Error).message)
      setMayReload(true)
    }
    setBusy(false)
  }

  const finish = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const outcome = await sendAnswers(answers)
    if (outcome.is === 'open') return reload()
    if (outcome.is === 'failed') {
      setFailure(outcome.message)
      setBusy(false)
      return
    }
    keptSurvey.write({ answers, takenAt: new Date().toISOString(), result: outcome.result })
    await giveToAccount()
    window.location.assign(`${facts.results}/${outcome.result}`)
  }

  return {
    survey,
    answers,
    at,
    awake,
    taken,
    open,
    notice,
    failure,
    mayReload,
    busy,
    reload,
    finish,
    isAnswered: (guid: string) => (answers[guid]?.length ?? 0) > 0,
    miss: () => setOpen([survey.questions[at]?.guid ?? '']),
    goTo(to: number) {
      setAt(to)
      setOpen([])
      setNotice(null)
    },
    choose(guid: string, codes: string[]) {
      setOpen([])
      setFailure(null)
      keep({ ...answers, [guid]: codes })
    },
    restart() {
      setTaken(null)
      setAnswers({})
      setAt(0)
      setNotice(null)
      setOpen([])
      setFailure(null)
      // A result stays until another one takes its place.
      if (keptSurvey.read()?.takenAt === null) keptSurvey.forget()
    },
    /** The sentence of what failed; null where it is deleted. */
    async remove(): Promise<string | null> {
      const refused = await forgetResult()
      if (refused !== null) return refused
      setTaken(null)
      setAnswers({})
      setAt(0)
      setNotice(m.survey_deleted())
      return null
    },
  }
}

function readKnown({ questions }: Survey, answers: SurveyAnswers): SurveyAnswers {
  const asked = questions.map(({ guid, most, answers: offered }) => ({
    guid,
    most,
    answers: offered.map(({ code }) => ({ code, weights: [] })),
  }))
  return readAnswers(asked, answers).known
}

/** The first question without an answer, or the last. */
function firstOpen({ questions }: Survey, answers: SurveyAnswers): number {
  const found = questions.findIndex(({ guid }) => !answers[guid]?.length)
  return found < 0 ? Math.max(0, questions.length - 1) : found
}
