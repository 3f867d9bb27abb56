import { expect, test } from 'vitest'
import type { PaymentOverview } from '#contract/payment.ts'
import { approvedParticipant, cardPayer, must, type TestParticipant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const open = async ({ guid, token }: Pick<TestParticipant, 'guid' | 'token'>) =>
  (await must<PaymentOverview>(server(), 'GET', `/participants/${guid}/payment`, { token })).openCardPayment

const start = (token: string, participantGuids: string[]) =>
  must<{ payUrl: string }>(server(), 'POST', '/payments/card', {
    token,
    body: { participantGuids, payer: cardPayer, locale: 'ru' },
  })

test('the bank’s page for several people is shown to whoever began it alone: it names the others', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  await start(
    group.token,
    members.map(({ guid }) => guid),
  )
  for (const made of members) expect(await open(made)).toMatchObject({ people: 2, payUrl: null })
})

test('the page for one person is shown to that person, whoever began it', async () => {
  const { group, members } = await approvedGroup(server(), 1)
  const [made] = members
  if (!made) throw new Error('the group has no member')
  const { payUrl } = await start(group.token, [made.guid])
  expect(await open(made)).toMatchObject({ people: 1, payUrl })
})

test('a page whose time is over is shown to nobody, and still bars another way', async () => {
  const made = await approvedParticipant(server())
  const { payUrl } = await start(made.token, [made.guid])
  expect(await open(made)).toMatchObject({ payUrl })
  server().advance(31 * 60_000)
  expect(await open(made)).toMatchObject({ people: 1, payUrl: null })
})
