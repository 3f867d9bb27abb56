import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { enrolOrganiser } from './console-door.ts'
import { type Stage, startStage } from './stage.ts'
import { openStageCaller, type StageCaller } from './stage-caller.ts'
import { figureOf, linesOf } from './stage-figures.ts'
import { applyToStage, approveOnStage } from './stage-people.ts'

const admin = '+79120000001'
let stage: Stage
let caller: StageCaller
let organiser: string | undefined

beforeAll(async () => {
  stage = await startStage()
  caller = openStageCaller(stage)
})

afterAll(() => stage?.close())

// One outage that a test has not ended would be all others' too.
afterEach(async () => {
  await makeWell()
})

async function makeWell(): Promise<void> {
  stage.sms.become('well')
  await Promise.all([stage.sms.comeBack(), stage.mail.refusePassword(false)])
}

const patient = { timeout: 25_000, interval: 100 }

/** The log's lines of one outage, and no personal data in any line. */
function expectTold(service: 'sms' | 'email', cause: 'settings' | 'outage', before: number): void {
  const told = linesOf(stage, 'messages cannot be sent').slice(before)
  expect(told.every(line => line.service === service && line.cause === cause)).toBe(true)
  expect(told).toHaveLength(1)
  expect(stage.log()).not.toMatch(/(?<!\d)\+?79\d{9}(?!\d)|@mail\.example/)
}

test.each<[string, 'settings' | 'outage', () => unknown]>([
  ['is down', 'outage', () => stage.sms.goDown()],
  ['answers 500', 'outage', () => stage.sms.become(500)],
  ['does not take our key: it is alarmed and tried again', 'settings', () => stage.sms.become(401)],
])('the SMS gateway %s', async (_, cause, breakIt) => {
  const [told, works, faults] = [
    linesOf(stage, 'messages cannot be sent').length,
    linesOf(stage, 'messages are sent again').length,
    await figureOf(stage, 'outside_faults_total', { service: 'sms', cause }),
  ]
  await breakIt()
  const phone = caller.nextPhone()
  const asked = await caller.askCode(phone, 'signup')
  // Whoever asks is not told of the gateway: the code is on its way, and may be asked for anew.
  expect(asked.status).toBe(200)
  await vi.waitFor(() => expectTold('sms', cause, told), patient)
  await vi.waitFor(async () => {
    expect(await figureOf(stage, 'outside_faults_total', { service: 'sms', cause })).toBeGreaterThan(
      faults + 1,
    )
    expect(await figureOf(stage, 'messages_waiting', { channel: 'sms', urgency: 'code' })).toBeGreaterThan(0)
    expect(await figureOf(stage, 'message_channel_failing_seconds', { channel: 'sms' })).toBeGreaterThan(0)
  }, patient)
  await makeWell()
  const code = await stage.sms.nextCode(phone)
  const body = { requestId: asked.body.requestId, phone, code }
  expect((await caller.call('POST', '/auth/otp-verify', { body })).status).toBe(200)
  await vi.waitFor(() => expect(linesOf(stage, 'messages are sent again').length).toBe(works + 1), patient)
  expect(stage.sms.texts(phone)).toHaveLength(1)
})

test('a gateway that hangs holds nobody up, and the code leaves by the next try', async () => {
  stage.sms.become('silent')
  const asked = stage.sms.asked()
  const phone = caller.nextPhone()
  const startedAt = performance.now()
  expect((await caller.askCode(phone, 'signup')).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(5000)
  await vi.waitFor(() => expect(stage.sms.asked()).toBe(asked + 1), patient)
  stage.sms.become('well')
  await stage.sms.nextCode(phone)
})

test.each<[string, 'settings' | 'outage', () => unknown]>([
  ['is down', 'outage', () => stage.mail.goDown()],
  ['refuses the password', 'settings', () => stage.mail.refusePassword(true)],
])(
  'the mail server %s: the decision is released, and its letter leaves afterwards',
  async (_, cause, breakIt) => {
    organiser ??= (await enrolOrganiser(stage, caller, admin)).token
    const applicant = await applyToStage(caller, organiser)
    await vi.waitFor(() => expect(stage.mail.letters(applicant.email)).not.toEqual([]), patient)
    const letters = stage.mail.letters(applicant.email).length
    const told = linesOf(stage, 'messages cannot be sent').length
    await breakIt()
    await approveOnStage(caller, organiser, [applicant.applicationGuid])
    await vi.waitFor(() => expectTold('email', cause, told), patient)
    expect(await figureOf(stage, 'message_failures_total', { channel: 'email', cause })).toBeGreaterThan(0)
    expect(stage.mail.letters(applicant.email)).toHaveLength(letters)
    stage.mail.refusePassword(false)
    await stage.mail.comeBack()
    await vi.waitFor(() => expect(stage.mail.letters(applicant.email)).toHaveLength(letters + 1), patient)
  },
)
