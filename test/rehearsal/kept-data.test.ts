import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, type TestApplicant } from '#test/factories/participant.ts'
import { enrolOrganiser, enterByApp, enterByRecovery, type Organiser } from './console-door.ts'
import { startCopy } from './copy.ts'
import { mustOperate, operate } from './operator.ts'
import { type Stage, startStage } from './stage.ts'
import { openStageCaller, type StageCaller } from './stage-caller.ts'
import { applyToStage } from './stage-people.ts'

let stage: Stage
let caller: StageCaller
let organiser: Organiser
let person: TestApplicant

beforeAll(async () => {
  stage = await startStage({ DRAIN_SECONDS: '0' })
  caller = openStageCaller(stage)
  organiser = await enrolOrganiser(stage, caller, '+79120000001')
  person = await applyToStage(caller, organiser.token)
})

afterAll(() => stage?.close())

const readKey = (name: string) => readFileSync(join(stage.folder, 'keys', name), 'utf8').trim()

const restartBoth = (changes: Record<string, string>) =>
  Promise.all([stage.restartCopy(0, changes), stage.restartCopy(1, changes)])

const standing = () =>
  must<{ photographFileGuid: string | null; version: number }>(
    caller,
    'GET',
    `/participants/${person.guid}`,
    {
      token: person.token,
    },
  )

test('a backup with its files is restored into a second database, and the site starts on it', async () => {
  const folder = join(stage.folder, 'backup')
  const made = await mustOperate('backup', [folder, '--files'], stage.environment)
  expect(made.join('\n')).toMatch(/, sealed, in[\s\S]*stored files are in it/)
  const second = await stage.database.another('second')
  const environment = { ...stage.environment, DATABASE_URL: second, WORKERS: 'false' }
  const restored = await mustOperate('restore', [folder, '--check-files'], environment)
  expect(restored.join('\n')).toMatch(/is restored: \d+ rows and \d+ files, compared/)

  const copy = await startCopy({ environment: { ...environment, DATA_DIR: join(stage.folder, 'restored') } })
  const answer = await fetch(`http://127.0.0.1:${copy.port}/api/v2/participants/${person.guid}`, {
    headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': '127.0.0.1' },
  })
  expect(answer.status).toBe(200)
  expect(await copy.stop()).toBe(0)

  await stage.s3.goDown()
  const unreached = await operate('backup', [`${folder}-2`, '--files'], stage.environment)
  await stage.s3.comeBack()
  expect(unreached.code).toBe(1)
  expect(unreached.lines.at(-1)).toMatch(/^S3_BUCKET: the file store/)

  const onto = await operate('restore', [folder], stage.environment)
  expect(onto).toMatchObject({ code: 1, lines: [expect.stringMatching(/is not empty/)] })
  const otherKey = { ...environment, BACKUP_KEY: randomBytes(32).toString('base64') }
  const { BACKUP_KEY_FILE: _, ...withoutFile } = otherKey as Record<string, string>
  const closed = await operate('restore', [folder], {
    ...withoutFile,
    DATABASE_URL: await stage.database.another('third'),
  })
  expect(closed).toMatchObject({ code: 1, lines: [expect.stringMatching(/BACKUP_KEY/)] })
})

test('keys are rotated as the operations say: what was sealed and who is logged in stay', async () => {
  const oldSeal = readKey('SEAL_KEYS')
  const newSeal = `k2:${randomBytes(32).toString('base64')}`
  const oldPass = readKey('PASS_KEYS')
  const newPass = `2:${randomBytes(32).toString('base64')}`
  const settings = (seal: string, pass: string) => ({
    SEAL_KEYS: seal,
    SEAL_KEYS_FILE: '',
    PASS_KEYS: pass,
    PASS_KEYS_FILE: '',
  })
  // First the new key behind the old one everywhere, then in front.
  await restartBoth(settings(`${oldSeal},${newSeal}`, `${oldPass},${newPass}`))
  for (const index of [0, 1] as const) {
    await stage.restartCopy(index, settings(`${newSeal},${oldSeal}`, `${newPass},${oldPass}`))
    // Between the two, one copy seals with the new key and the other with the old one.
    await applyToStage(caller, organiser.token)
  }

  expect((await caller.call('GET', '/session', person)).status).toBe(200)
  expect((await standing()).photographFileGuid).not.toBeNull()
  // The app's secret was sealed with the old key.
  expect(await enterByApp(stage, caller, organiser)).toMatch(/\./)
  expect(await enterByRecovery(stage, caller, organiser)).toMatch(/\./)

  const lost = await operate('check-settings', [], { ...stage.environment, ...settings(newSeal, newPass) })
  expect(lost.code).toBe(1)
  expect(lost.lines).toContain(
    'FAIL SEAL_KEYS: lacks the key k1, which data of this database are sealed with',
  )
})

test('another TOKEN_KEY ends every log-in, and nothing else', async () => {
  const keys = join(stage.folder, 'other-keys')
  await mustOperate('make-keys', [keys])
  await restartBoth({ TOKEN_KEY_FILE: join(keys, 'TOKEN_KEY') })
  expect((await caller.call('GET', '/session', person)).status).toBe(401)
  const { token } = await caller.logIn(person.phone)
  expect((await caller.call('GET', '/session', { token })).status).toBe(200)
})
