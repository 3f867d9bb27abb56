import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import { m } from '#messages/compiled/messages.js'
import { mayHaveSession } from '#web/kit/session/may-have-session.ts'
import { keptOwnResult, keptSurvey } from '#web/kit/survey/kept-survey.ts'
import { sendPublic } from './read-public.ts'

/** What became of sent answers: a result, questions still open (the editors have changed them meanwhile), or a failure in words. */
export type SentSurvey = { is: 'done'; result: string } | { is: 'open' } | { is: 'failed'; message: string }

export async function sendAnswers(answers: SurveyAnswers): Promise<SentSurvey> {
  try {
    const { guid } = await sendPublic<{ guid: string }>('/survey', { answers })
    return { is: 'done', result: guid }
  } catch (error) {
    const { code, status, message } = error as { code?: string; status?: number; message: string }
    if (code === 'survey_incomplete' || code === 'value_invalid') return { is: 'open' }
    return { is: 'failed', message: status === 0 ? m.survey_not_sent() : message }
  }
}

/** Gives the result to the account of whoever is logged in here. Where that fails, the next page of the cabinet does it. */
export async function giveToAccount(): Promise<void> {
  if (!mayHaveSession()) return
  try {
    const { joinSurvey } = await import('#web/kit/survey/join-survey.ts')
    await joinSurvey()
  } catch {
    // The device keeps it.
  }
}

/** Deletes the result here and in the account; the sentence of what failed, or null. */
export async function forgetResult(): Promise<string | null> {
  try {
    if (mayHaveSession()) {
      const { forgetSurvey } = await import('#web/kit/survey/join-survey.ts')
      await forgetSurvey()
    } else {
      keptSurvey.forget()
      keptOwnResult.forget()
    }
    return null
  } catch {
    return m.survey_delete_failed()
  }
}
