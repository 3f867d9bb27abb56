import type { ApplicationRow } from '#contract/organiser-application.ts'
import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import { completeForm, emptyParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { drawPortrait } from '#test/factories/portrait.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { Answer } from '#test/server.ts'
import type { StageCaller } from './stage-caller.ts'

type Holder = { token: string; guid: string }

/** Uploads a drawn portrait as a browser does after its own check. */
export async function sendPhotograph(
  caller: StageCaller,
  { token, guid }: Holder,
): Promise<Answer<{ fileGuid: string; version: number; code: string }>> {
  const { side } = photographLimits
  const form = uploadForm({
    fields: {
      participant: guid,
      crop: JSON.stringify({ x: 0, y: 0, width: side, height: side }),
      declared: 'true',
    },
    file: await drawPortrait({ width: side, height: side, size: side }),
  })
  return caller.call('POST', '/image', { token, ...form })
}

/** Somebody who has signed up, with a photograph; the committee can decide. */
export async function applyToStage(caller: StageCaller, organiserToken: string): Promise<TestApplicant> {
  const made = await emptyParticipant(caller)
  const { token, guid, phone } = made
  await must(caller, 'PATCH', `/participants/${guid}`, {
    token,
    body: { version: made.version, ...completeForm({}, made.email) },
  })
  const photograph = await sendPhotograph(caller, made)
  if (photograph.status !== 200 && photograph.status !== 201)
    throw new Error(`no photograph: ${photograph.status} ${photograph.bytes}`)
  const texts = await must<{ kind: string; version: string; required: boolean }[]>(
    caller,
    'GET',
    '/consents?locale=ru',
  )
  await must(caller, 'POST', `/participants/${guid}/finish`, {
    token,
    body: {
      consents: texts.filter(({ required }) => required).map(({ kind }) => kind),
      textVersion: texts[0]?.version,
    },
  })
  const { items } = await must<{ items: ApplicationRow[] }>(
    caller,
    'GET',
    `/organizer/applications?q=${encodeURIComponent(phone)}`,
    { token: organiserToken },
  )
  const row = items.find(item => item.participantGuid === guid)
  if (!row) throw new Error(`the console does not list ${phone}`)
  return { ...made, version: photograph.body.version, applicationGuid: row.guid }
}

/** Approves, and sends the messages at once rather than after the time for a recall. */
export async function approveOnStage(
  caller: StageCaller,
  organiserToken: string,
  applicationGuids: readonly string[],
): Promise<void> {
  const { batchGuid } = await must<{ batchGuid: string }>(caller, 'POST', '/organizer/decisions', {
    token: organiserToken,
    body: { applicationGuids, decision: 'approve', reason: null },
  })
  await must(caller, 'POST', `/organizer/decisions/${batchGuid}/send`, { token: organiserToken, body: {} })
}
