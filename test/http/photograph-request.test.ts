import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  finishedParticipant,
  must,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// The committee asks somebody approved for another photograph (decision 020).
const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const pathOf = ({ applicationGuid }: TestApplicant, act = '') =>
  `/organizer/applications/${applicationGuid}${act && `/photograph/${act}`}`

const detailOf = (made: TestApplicant) => must<ApplicationDetail>(server(), 'GET', pathOf(made), { token })

async function ask(made: TestApplicant, body: object = {}, by = token) {
  const { photographFileGuid } = await detailOf(made)
  return server().call<ApplicationDetail>('POST', pathOf(made, 'request'), {
    token: by,
    body: { photographFileGuid, reason: 'Лицо в тени', ...body },
  })
}

async function accept(made: TestApplicant) {
  const { photographFileGuid } = await detailOf(made)
  return server().call<ApplicationDetail>('POST', pathOf(made, 'accept'), {
    token,
    body: { photographFileGuid },
  })
}

const reasons = ({ open }: ApplicationDetail) =>
  open.filter(({ reason }) => reason.startsWith('photo')).map(({ reason, who }) => `${reason} ${who}`)

const requested = ['photo_requested participant']
const awaited = ['photo_review_awaited committee']

test('whoever is asked stays out until another photograph has come and been looked at', async () => {
  const made = await approvedParticipant(server())
  await server().deliver()
  const asked = await ask(made)
  expect(asked).toMatchObject({
    status: 200,
    body: {
      status: 'approved',
      photographRequest: { reason: 'Лицо в тени', at: '2025-09-15T07:00:00.000Z' },
      photographReviewSince: null,
    },
  })
  expect(reasons(asked.body)).toEqual(requested)
  expect(asked.body.history[0]).toMatchObject({ action: 'requestPhotograph', reason: 'Лицо в тени' })
  const { verdict } = await must<Dashboard>(server(), 'GET', `/participants/${made.guid}/dashboard`, {
    token: made.token,
  })
  expect(verdict.open).toContainEqual({ reason: 'photo_requested', who: 'participant', by: null })

  await uploadPhotograph(server(), made)
  const sent = await detailOf(made)
  expect(sent).toMatchObject({ photographRequest: null, photographReviewSince: expect.any(String) })
  expect(reasons(sent)).toEqual(awaited)
  expect(reasons((await accept(made)).body)).toEqual([])
})

test.each([
  ['ru', /просит другую фотографию/, 'Нужна другая фотография'],
  ['en', /asks you for another photo:/, 'Please send another photo'],
] as const)('in %s the reason goes by e-mail, a word of it by SMS', async (locale, sms, subject) => {
  const made = await approvedParticipant(server(), { locale })
  await server().deliver()
  await ask(made, { reason: `Too dark ${made.guid}` })
  await server().deliver()
  const [text] = await server().outbox(made.phone)
  expect(text).toMatchObject({ channel: 'sms', text: expect.stringMatching(sms) })
  const [mail] = await server().outbox(made.email)
  expect(mail).toMatchObject({ subject, text: expect.stringContaining(`Too dark ${made.guid}`) })
})

test('a photograph that waits to be looked at can be sent back, and one that was sent back can be kept', async () => {
  const made = await approvedParticipant(server())
  await uploadPhotograph(server(), made)
  expect(reasons(await detailOf(made))).toEqual(awaited)
  expect(reasons((await ask(made)).body)).toEqual(requested)
  const kept = await accept(made)
  expect(kept.body).toMatchObject({ photographRequest: null, photographReviewSince: null })
  expect(reasons(kept.body)).toEqual([])
})

test('what is asked for may come after the badges are locked', async () => {
  const made = await approvedParticipant(server())
  const start = server().services.clock.now()
  await server().services.movableClock?.move(new Date('2026-02-14T00:00:00+03:00'))
  await expect(uploadPhotograph(server(), made)).rejects.toThrow('deadline_passed')
  expect((await ask(made)).status).toBe(200)
  await uploadPhotograph(server(), made)
  await expect(uploadPhotograph(server(), made)).rejects.toThrow('deadline_passed')
  await server().services.movableClock?.move(start)
})

test('refused: twice, an unseen photograph, no reason, another role, a form under review', async () => {
  const made = await approvedParticipant(server())
  expectRefusal(await ask(made, { photographFileGuid: randomUUID() }), 409, 'changed_meanwhile')
  expectRefusal(await ask(made, { reason: '  ' }), 422, 'reason_required')
  expectRefusal(await ask(made, { reason: 'я'.repeat(501) }), 422, 'too_long')
  expectRefusal(await ask(made, {}, await organiserToken(server(), 'gate')), 403, 'forbidden')
  expect((await ask(made)).status).toBe(200)
  expectRefusal(await ask(made), 409, 'state_forbids')
  expectRefusal(await ask(await finishedParticipant(server())), 409, 'state_forbids')
})

test('a request does not outlive the photograph that comes after a recalled approval', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  await ask(made)
  await must(server(), 'POST', `/organizer/decisions/${batchGuid}/recall`, { token, body: {} })
  await uploadPhotograph(server(), made)
  await decide(server(), [made.applicationGuid], 'approve')
  expect(reasons(await detailOf(made))).toEqual([])
})
