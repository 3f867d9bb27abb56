import { beforeAll, expect, test } from 'vitest'
import type { DecisionPreview } from '#contract/organiser-application.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const media = { mediaName: 'Финансовый вестник', mediaWebsite: 'https://vestnik.example' }

async function mediaApplicant(): Promise<TestApplicant> {
  const made = await finishedParticipant(server())
  await server()
    .database.updateTable('participant')
    .set({ role: 'media', ...media })
    .where('guid', '=', made.guid)
    .execute()
  return made
}

const body = (people: TestApplicant[], waivePayment: boolean, decision = 'approve') => ({
  applicationGuids: people.map(({ applicationGuid }) => applicationGuid),
  decision,
  reason: decision === 'reject' ? { ru: 'Квота', en: 'Quota' } : null,
  waivePayment,
})

const preview = (people: TestApplicant[], waive: boolean, decision = 'approve') =>
  must<DecisionPreview>(server(), 'POST', '/organizer/decisions/preview', {
    token,
    body: body(people, waive, decision),
  })

const release = (people: TestApplicant[], waive: boolean) =>
  must<{ batchGuid: string }>(server(), 'POST', '/organizer/decisions', { token, body: body(people, waive) })

const states = (people: TestApplicant[]) =>
  Promise.all(
    people.map(async ({ applicationGuid }) => {
      const { status, payment } = await server()
        .database.selectFrom('application')
        .select(['status', 'payment'])
        .where('guid', '=', applicationGuid)
        .executeTakeFirstOrThrow()
      return `${status} ${payment}`
    }),
  )

test('the approval waives the payment of speakers and media, and of nobody else', async () => {
  const people = [
    await finishedParticipant(server(), { role: 'speaker' }),
    await mediaApplicant(),
    await finishedParticipant(server()),
  ]
  const shown = await preview(people, true)
  expect(shown).toMatchObject({ willChange: 3, waivable: 2 })
  expect(shown.kinds[0]?.messages[0]?.text.ru).toMatch(/Оплата не\s+требуется/)
  expect((await preview(people, false)).kinds[0]?.messages[0]?.text.ru).toMatch(/Оплатите участие/)
  expect((await preview(people, true, 'reject')).waivable).toBe(0)
  await release(people, true)
  expect(await states(people)).toEqual([
    'approved noPaymentRequired',
    'approved noPaymentRequired',
    'approved unpaid',
  ])
  server().advance(10 * 60_000 + 1000)
  await server().deliver()
  expect((await server().outbox(people[0]?.phone ?? ''))[0]?.text).toMatch(/Оплата не\s+требуется/)
  expect((await server().outbox(people[2]?.phone ?? ''))[0]?.text).toMatch(/Оплатите участие/)
})

test('the committee may ask speakers to pay, and a recall takes the waiver back with the approval', async () => {
  const paying = [await finishedParticipant(server(), { role: 'speaker' })]
  await release(paying, false)
  expect(await states(paying)).toEqual(['approved unpaid'])
  const waived = [await finishedParticipant(server(), { role: 'speaker' })]
  const { batchGuid } = await release(waived, true)
  expect(await states(waived)).toEqual(['approved noPaymentRequired'])
  await must(server(), 'POST', `/organizer/decisions/${batchGuid}/recall`, { token, body: {} })
  expect(await states(waived)).toEqual(['pending unpaid'])
})

test('a waiver that was there before an approval stays when the approval is recalled', async () => {
  const people = [await finishedParticipant(server(), { role: 'speaker' })]
  await must(server(), 'POST', `/organizer/applications/${people[0]?.applicationGuid}/waive-payment`, {
    token,
    body: { reason: 'Докладчик' },
  })
  expect(await preview(people, true)).toMatchObject({ waivable: 0 })
  const { batchGuid } = await release(people, true)
  await must(server(), 'POST', `/organizer/decisions/${batchGuid}/recall`, { token, body: {} })
  expect(await states(people)).toEqual(['pending noPaymentRequired'])
})
