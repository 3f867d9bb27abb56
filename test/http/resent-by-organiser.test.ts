import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { newestLink, unconfirmedPerson } from '#test/factories/registered-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let support = ''

beforeAll(async () => {
  support = await organiserToken(server(), 'support')
})

async function pathOf(participantGuid: string): Promise<string> {
  const { guid } = await server()
    .database.selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirstOrThrow()
  return `/organizer/applications/${guid}`
}

function resend(path: string, token = support, headers: Record<string, string> = {}) {
  return server().call<ApplicationDetail>('POST', `${path}/resend-confirmation`, {
    token,
    body: {},
    headers,
  })
}

function look(link: string) {
  return server().call('GET', `/users/confirm/${link}`)
}

test('the sheet says when the link was sent and until when it lives', async () => {
  const made = await unconfirmedPerson(server())
  const path = await pathOf(made.guid)
  const detail = await must<ApplicationDetail>(server(), 'GET', path, { token: support })
  expect(detail.confirmationLink).toEqual({
    sentAt: '2025-09-15T07:00:00.000Z',
    expiresAt: '2025-09-17T07:00:00.000Z',
    expired: false,
  })
  await server()
    .database.updateTable('confirmationLink')
    .set({ expiresAt: server().services.clock.now() })
    .where('applicationGuid', '=', detail.guid)
    .execute()
  const late = await must<ApplicationDetail>(server(), 'GET', path, { token: support })
  expect(late.confirmationLink).toMatchObject({ expired: true })
})

test('an organiser sends a new link: the old one is dead, and the history says who sent it', async () => {
  const made = await unconfirmedPerson(server())
  const answer = await resend(await pathOf(made.guid))
  expect(answer).toMatchObject({ status: 200, body: { confirmationLink: { expired: false } } })
  expect(answer.body.history).toContainEqual(
    expect.objectContaining({ action: 'resendLink', from: 'unconfirmed', to: 'unconfirmed' }),
  )
  expectRefusal(await look(made.link), 409, 'confirmation_expired')
  const link = await newestLink(server(), made.phone)
  expect(link).not.toBe(made.link)
  // The registrant does not change.
  expect(await look(link)).toMatchObject({ status: 200, body: { registrant: 'Ольга В.' } })
})

test('the same press sent twice sends one link', async () => {
  const made = await unconfirmedPerson(server())
  const path = await pathOf(made.guid)
  const headers = { 'idempotency-key': '5d0f6a8e-0000-4000-8000-000000000001' }
  for (let press = 0; press < 2; press += 1) expect((await resend(path, support, headers)).status).toBe(200)
  const { guid } = await must<ApplicationDetail>(server(), 'GET', path, { token: support })
  const links = await server()
    .database.selectFrom('confirmationLink')
    .select('guid')
    .where('applicationGuid', '=', guid)
    .execute()
  expect(links).toHaveLength(2)
})

test('of what waits for nobody’s confirmation no link is sent', async () => {
  const made = await finishedParticipant(server())
  const path = await pathOf(made.guid)
  expectRefusal(await resend(path), 409, 'state_forbids')
  const detail = await must<ApplicationDetail>(server(), 'GET', path, { token: support })
  expect(detail.confirmationLink).toBeNull()
  expectRefusal(
    await resend('/organizer/applications/4b0e4f0a-0000-4000-8000-000000000009'),
    404,
    'not_found',
  )
})

test('finance and the registrant do not send it from the console', async () => {
  const made = await unconfirmedPerson(server())
  const path = await pathOf(made.guid)
  expectRefusal(await resend(path, await organiserToken(server(), 'finance')), 403, 'forbidden')
  expectRefusal(await resend(path, made.token), 403, 'forbidden')
})
