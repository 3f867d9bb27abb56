import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  admittedParticipant,
  approvedParticipant,
  decidePassport,
  givePassport,
  must,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

// A pass comes with the change that admits and goes with the change that ends it; nobody needs to look at the badge (decision 096).
const server = useTestServer()
const { issue, markPaid } = invoiceCalls(server)
let committee = ''

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
})

const passOf = async ({ applicationGuid }: TestApplicant) => {
  const pass = await server()
    .database.selectFrom('pass')
    .select(['counter', 'revokedAt'])
    .where('kind', '=', 'participant')
    .where('subjectGuid', '=', applicationGuid)
    .executeTakeFirst()
  return pass ? `${pass.revokedAt ? 'void' : 'valid'} ${pass.counter}` : 'none'
}

const waive = (made: TestApplicant) =>
  must(server(), 'POST', `/organizer/applications/${made.applicationGuid}/waive-payment`, {
    token: committee,
    body: { reason: 'Докладчик' },
  })

async function verify(made: TestApplicant): Promise<void> {
  await givePassport(server(), made)
  await decidePassport(server(), made, 'verify')
}

const photograph = async (made: TestApplicant, act: 'request' | 'accept') => {
  const path = `/organizer/applications/${made.applicationGuid}`
  const { photographFileGuid } = await must<ApplicationDetail>(server(), 'GET', path, { token: committee })
  return must(server(), 'POST', `${path}/photograph/${act}`, {
    token: committee,
    body: { photographFileGuid, ...(act === 'request' && { reason: 'Лицо в тени' }) },
  })
}

const afterWindow = async () => {
  server().advance(600_000)
  await server().deliver()
}

test.each<[string, (made: TestApplicant) => Promise<unknown>]>([
  [
    'the money of an invoice',
    async made => {
      await verify(made)
      expect(await passOf(made)).toBe('none')
      await markPaid((await issue(made)).body.guid)
    },
  ],
  [
    'a waived payment',
    async made => {
      await verify(made)
      await waive(made)
    },
  ],
  [
    'the verified passport',
    async made => {
      await waive(made)
      expect(await passOf(made)).toBe('none')
      await verify(made)
    },
  ],
  [
    'the accepted photograph',
    async made => {
      await afterWindow()
      await photograph(made, 'request')
      await waive(made)
      await verify(made)
      expect(await passOf(made)).toBe('none')
      await uploadPhotograph(server(), made)
      expect(await passOf(made)).toBe('none')
      await photograph(made, 'accept')
    },
  ],
])('%s, as the last that was missing, issues the pass', async (_, complete) => {
  const made = await approvedParticipant(server())
  expect(await passOf(made)).toBe('none')
  await complete(made)
  expect(await passOf(made)).toBe('valid 1')
})

test.each<[string, (made: TestApplicant) => Promise<unknown>]>([
  ['a refusal by security', made => decidePassport(server(), made, 'refuse', 'Нет в списке')],
  ['a hold', made => decidePassport(server(), made, 'hold', 'Ждём ответа')],
  ['new passport data', made => givePassport(server(), made)],
  [
    'the forum taking the place back',
    async made => {
      await afterWindow()
      await must(server(), 'POST', '/organizer/decisions', {
        token: committee,
        body: {
          applicationGuids: [made.applicationGuid],
          decision: 'cancel',
          reason: { ru: 'Не оплачено', en: 'Not paid' },
        },
      })
    },
  ],
  [
    'their own withdrawal',
    made => must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} }),
  ],
])('%s voids it', async (_, end) => {
  const made = await admittedParticipant(server())
  expect(await passOf(made)).toBe('valid 1')
  await end(made)
  expect(await passOf(made)).toBe('void 1')
})

test('another photograph leaves the print as it is', async () => {
  const made = await admittedParticipant(server())
  await afterWindow()
  await photograph(made, 'request')
  expect(await passOf(made)).toBe('valid 1')
  await uploadPhotograph(server(), made)
  await photograph(made, 'accept')
  expect(await passOf(made)).toBe('valid 1')
})

test('a refusal and a waiver at once leave nobody refused with a valid pass', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await approvedParticipant(server())
    await verify(made)
    await Promise.allSettled([waive(made), decidePassport(server(), made, 'refuse', 'Нет в списке')])
    const { security } = await server()
      .database.selectFrom('application')
      .select('security')
      .where('guid', '=', made.applicationGuid)
      .executeTakeFirstOrThrow()
    if (security === 'rejected') expect(await passOf(made)).not.toMatch(/^valid/)
    else expect(await passOf(made)).toBe('valid 1')
  }
})

test('whoever was admitted before passes came with the verdict gets theirs by the sweep, once', async () => {
  const made = await admittedParticipant(server())
  await server().database.deleteFrom('pass').where('subjectGuid', '=', made.applicationGuid).execute()
  await Promise.all([runJob(server().services, 'sweep', {}), runJob(server().services, 'sweep', {})])
  expect(await passOf(made)).toBe('valid 1')
})
