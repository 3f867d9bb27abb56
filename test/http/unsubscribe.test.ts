import { expect, test } from 'vitest'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { tellAddressee } from '#server/usecases/message/tell-addressee.ts'
import { approvedParticipant, must, type TestParticipant, textVersion } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Outcome = { email: string; outcome: string }

async function subscriber() {
  const made = await approvedParticipant(server())
  await must(server(), 'POST', `/participants/${made.guid}/consents`, {
    token: made.token,
    body: { kind: 'advertising', version: textVersion },
  })
  const { unsubscribeGuid } = await server()
    .database.selectFrom('participant')
    .select('unsubscribeGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  return { made, guid: unsubscribeGuid }
}

const look = (guid: string) =>
  server().call<{ email: string; subscribed: boolean }>('GET', `/unsubscribe/${guid}`)
const stop = (guid: string) =>
  server().call<Outcome>('POST', `/unsubscribe/${guid}`, { idempotencyKey: null })
const oneClick = (path: string) =>
  server().call('POST', path, {
    idempotencyKey: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

/** A marketing letter as the app would queue it. */
async function queueLetter(made: TestParticipant, unsubscribeGuid: string): Promise<void> {
  const { services } = server()
  await services.database
    .transaction()
    .execute(async tx =>
      tellAddressee(
        { needs: services, tx, edition: await readCurrentEdition(tx) },
        'reopened',
        { participantGuid: made.guid, phone: null, email: made.email, locale: 'en', name: 'Maria' },
        {},
        { marketing: { unsubscribeGuid } },
      ),
    )
}

const standing = async ({ guid }: TestParticipant) => {
  const rows = await server()
    .database.selectFrom('consent')
    .select('kind')
    .where('participantGuid', '=', guid)
    .where('withdrawnAt', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}

test('opening the link changes nothing and shows the address masked', async () => {
  const { made, guid } = await subscriber()
  for (let time = 0; time < 3; time += 1)
    expect(await look(guid)).toMatchObject({
      status: 200,
      body: { email: `${made.email[0]}***@m***.example`, subscribed: true },
    })
  expect(await standing(made)).toContain('advertising')
})

test('the button stops it, a second time it had stopped before, service goes on', async () => {
  const { made, guid } = await subscriber()
  expect((await stop(guid)).body).toMatchObject({ outcome: 'unsubscribed' })
  expect((await stop(guid)).body).toMatchObject({ outcome: 'already' })
  expect((await look(guid)).body.subscribed).toBe(false)
  expect(await standing(made)).not.toContain('advertising')
  expect(await standing(made)).toContain('processing')
  await server().deliver()
  const before = (await server().outbox(made.email)).length
  await must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })
  await server().deliver()
  expect((await server().outbox(made.email)).length).toBe(before + 1)
})

test.each(['/unsubscribe', '//unsubscribe', '//en/unsubscribe'])(
  'a mail program posts one click to %s, twice, without a log-in',
  async path => {
    const { made, guid } = await subscriber()
    expect((await oneClick(`${path}/${guid}`)).status).toBe(200)
    expect(await standing(made)).not.toContain('advertising')
    expect((await oneClick(`${path}/${guid}`)).status).toBe(200)
  },
)

test('a multipart one-click is taken as well', async () => {
  const { made, guid } = await subscriber()
  const answer = await server().call('POST', `//unsubscribe/${guid}`, {
    idempotencyKey: null,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  })
  expect(answer.status).toBe(200)
  expect(await standing(made)).not.toContain('advertising')
})

test('of twenty clicks at once one counts', async () => {
  const { guid } = await subscriber()
  const answers = await Promise.all(Array.from({ length: 20 }, () => stop(guid)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ body }) => body.outcome === 'unsubscribed')).toHaveLength(1)
})

test.each(['1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10', 'nothing'])('nobody is behind %s', async guid => {
  expectRefusal(await look(guid), 404, 'unsubscribe_not_registered')
  expectRefusal(await stop(guid), 404, 'unsubscribe_not_registered')
  expectRefusal(await oneClick(`//unsubscribe/${guid}`), 404, 'unsubscribe_not_registered')
})

test('a marketing letter carries the way to stop it; a service message does not', async () => {
  const { made, guid } = await subscriber()
  await queueLetter(made, guid)
  await server().deliver()
  const [letter, ...service] = await server().outbox(made.email)
  expect(letter?.links.at(-1)).toBe(`http://forum.example/en/unsubscribe/${guid}`)
  for (const { links } of service) expect(links.join()).not.toContain('unsubscribe')
})

test('a letter that waits is not sent once marketing is stopped', async () => {
  const { made, guid } = await subscriber()
  await server().deliver()
  const before = (await server().outbox(made.email)).length
  await queueLetter(made, guid)
  await stop(guid)
  await server().deliver()
  expect((await server().outbox(made.email)).length).toBe(before)
  const row = await server()
    .database.selectFrom('message')
    .select(['state', 'sealed'])
    .where('participantGuid', '=', made.guid)
    .where('category', '=', 'marketing')
    .executeTakeFirst()
  expect(row).toEqual({ state: 'cancelled', sealed: null })
})
