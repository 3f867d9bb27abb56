import { deleteOwnSurvey, keepOwnSurvey, readOwnSurvey } from '#contract/survey.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ownParticipant } from '#web/kit/session/own-participant.ts'
import { keptOwnResult, keptSurvey } from './kept-survey.ts'

/**
 * Gives a survey finished on this device to the account of whoever is logged in here; then the account has it and the device no more. Notes the result
 * that the account has. Throws where that fails, and the device keeps everything.
 */
export async function joinSurvey(): Promise<void> {
  const guid = ownParticipant()
  if (guid === null) return keptOwnResult.forget()
  const params = { guid }
  const { answers, takenAt } = keptSurvey.read() ?? {}
  const { taken } =
    answers && takenAt
      ? await callApi(keepOwnSurvey, {
          params,
          body: { answers: copyOf(answers), takenAt: new Date(takenAt).toISOString() },
        })
      : await callApi(readOwnSurvey, { params })
  // Begun anew in another tab meanwhile.
  if (takenAt && keptSurvey.read()?.takenAt === takenAt) keptSurvey.forget()
  if (taken) keptOwnResult.write(taken.result.guid)
  else keptOwnResult.forget()
}

/** Deletes the result: on this device, and in the account of whoever is logged in here. */
export async function forgetSurvey(): Promise<void> {
  const guid = ownParticipant()
  if (guid !== null) await callApi(deleteOwnSurvey, { params: { guid } })
  keptSurvey.forget()
  keptOwnResult.forget()
}

function copyOf(answers: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answers).map(([question, codes]) => [question, [...codes]]))
}
