import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyParticipant } from '#test/factories/participant.ts'
import { type Stage, startStage } from './stage.ts'
import { openStageCaller, type StageCaller } from './stage-caller.ts'
import { figureOf, linesOf } from './stage-figures.ts'
import { sendPhotograph } from './stage-people.ts'

let stage: Stage
let caller: StageCaller

beforeAll(async () => {
  stage = await startStage()
  caller = openStageCaller(stage)
})

afterAll(() => stage?.close())

afterEach(async () => {
  for (const service of [stage.s3, stage.register]) {
    service.become('well')
    await service.comeBack()
  }
})

const failing = (service: string) =>
  linesOf(stage, 'a service outside is failing').filter(line => line.service === service)
const working = (service: string) =>
  linesOf(stage, 'a service outside works again').filter(line => line.service === service)

test.each<[string, () => unknown]>([
  ['is down', () => stage.s3.goDown()],
  ['is full', () => stage.s3.become(507)],
  ['does not take our key', () => stage.s3.become(403)],
])('the file store %s: an upload waits, everything else goes on', async (_, breakIt) => {
  const person = await emptyParticipant(caller)
  const faults = await figureOf(stage, 'outside_faults_total', { service: 'files' })
  const told = failing('files').length
  await breakIt()
  const refused = await sendPhotograph(caller, person)
  expect(refused).toMatchObject({ status: 503, body: { code: 'files_unavailable' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(failing('files').length).toBeGreaterThan(told)
  expect(await figureOf(stage, 'outside_faults_total', { service: 'files' })).toBeGreaterThan(faults)
  expect((await caller.call('GET', '/session', person)).status).toBe(200)

  const works = working('files').length
  stage.s3.become('well')
  await stage.s3.comeBack()
  const taken = await sendPhotograph(caller, person)
  expect(taken.status).toBe(200)
  const file = await caller.call('GET', `/file/${taken.body.fileGuid}`, person)
  expect(file.status).toBe(200)
  await vi.waitFor(() => expect(working('files').length).toBeGreaterThan(works))
})

test.each<[string, () => unknown]>([
  ['is down', () => stage.register.goDown()],
  ['does not take our key', () => stage.register.become(403)],
])('the register %s: the form says so and is filled in by hand', async (_, breakIt) => {
  const person = await emptyParticipant(caller)
  const inn = _ === 'is down' ? '7899002045' : '7799003422'
  const faults = await figureOf(stage, 'outside_faults_total', { service: 'companies' })
  await breakIt()
  const refused = await caller.call('GET', `/companies/${inn}`, person)
  expect(refused).toMatchObject({ status: 503, body: { code: 'company_lookup_failed' } })
  // The log of a copy comes through a pipe.
  await vi.waitFor(() => expect(failing('companies').length).toBeGreaterThan(0))
  expect(JSON.stringify(failing('companies'))).not.toContain(inn)
  expect(await figureOf(stage, 'outside_faults_total', { service: 'companies' })).toBeGreaterThan(faults)
  stage.register.become('well')
  await stage.register.comeBack()
  expect(await caller.call('GET', `/companies/${inn}`, person)).toMatchObject({ status: 200, body: { inn } })
})
