import { expect, test } from 'vitest'
import { addMember, boardMember, emptyGroup, memberBody, sentMember } from '#test/factories/group.ts'
import { must, requiredConsents, textVersion } from '#test/factories/participant.ts'
import { newestLink, registrant, unconfirmedPerson } from '#test/factories/registered-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

function decline(link: string) {
  return server().call('POST', `/users/confirm/${link}`, { body: { action: 'decline' } })
}

function confirm({ link, version }: { link: string; version: number }) {
  const answers = { consents: [...requiredConsents], textVersion, sections: [] }
  return server().call('POST', `/users/confirm/${link}`, {
    body: { action: 'confirm', version, person: {}, company: {}, media: {}, ...answers },
  })
}

function applicationOf(guid: string) {
  return server()
    .database.selectFrom('application')
    .select(['guid', 'status', 'confirmedAt'])
    .where('participantGuid', '=', guid)
    .executeTakeFirstOrThrow()
}

async function told(address: string, word: string): Promise<string[]> {
  await server().deliver()
  return (await server().outbox(address)).map(({ text }) => text).filter(text => text.includes(word))
}

const toRegistrant =
  'Мария Орлова: от\u00a0участия в\u00a0форуме «Кибербезопасность в финансах» отказались, заявка отозвана.'

test('whoever got the link declines: the application ends, the link dies, the registrant is told', async () => {
  const made = await unconfirmedPerson(server())
  expect(await decline(made.link)).toMatchObject({ status: 200, body: { state: 'declined' } })
  const application = await applicationOf(made.guid)
  expect(application).toMatchObject({ status: 'cancelled', confirmedAt: null })
  for (const again of [await decline(made.link), await confirm(made)])
    expectRefusal(again, 404, 'link_invalid')
  expect(await told(made.registrant.phone, 'отказались')).toEqual([toRegistrant])
  expect((await server().outbox(registrant.email))[0]?.subject).toBe('Мария Орлова: отказ от\u00a0участия')
  expect(await told(made.phone, 'отозвана')).toHaveLength(1)
  // Somebody who gave no consent must leave nothing behind.
  const left = await server()
    .database.selectFrom('participant')
    .leftJoin('assistant', 'assistant.participantGuid', 'participant.guid')
    .select(['participant.lastName', 'participant.phone', 'participant.email', 'participant.birthDate'])
    .select(['participant.searchText', 'assistant.guid as assistant'])
    .where('participant.guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({
    ...{ lastName: null, phone: null, email: null, birthDate: null },
    ...{ searchText: '', assistant: null },
  })
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select(['actorRole', 'fromValue', 'toValue'])
    .where('subjectGuid', '=', application.guid)
    .where('action', '=', 'cancel')
    .execute()
  expect(audit).toEqual([{ actorRole: 'participant', fromValue: 'unconfirmed', toValue: 'cancelled' }])
})

test('the account declines what was filled in for it, and the link dies with it', async () => {
  const made = await unconfirmedPerson(server())
  const person = await server().logIn(made.phone)
  const answer = await server().call('POST', `/participants/${made.guid}/cancel`, {
    token: person.token,
    body: {},
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expectRefusal(await confirm(made), 404, 'link_invalid')
  expect(await told(made.registrant.phone, 'отказались')).toEqual([toRegistrant])
})

const endedFor = async (token: string) =>
  (await must<{ reason: string | null }>(server(), 'GET', '/ended-application', { token })).reason

test('a registrant who comes back finds nobody, and is told why', async () => {
  const made = await unconfirmedPerson(server())
  expect(await endedFor(made.token)).toBeNull()
  await decline(made.link)
  expect(await endedFor(made.token)).toBe('declined')
})

test('a registrant who withdraws is not told that somebody declined', async () => {
  const made = await unconfirmedPerson(server())
  const answer = await server().call('POST', `/participants/${made.guid}/cancel`, {
    token: made.token,
    body: {},
  })
  expect(answer.status).toBe(200)
  expectRefusal(await decline(made.link), 404, 'link_invalid')
  expect(await told(made.registrant.phone, 'отказались')).toEqual([])
  expect(await endedFor(made.token)).toBeNull()
})

test('what is confirmed is no longer declined by the link', async () => {
  const made = await unconfirmedPerson(server())
  expect((await confirm(made)).status).toBe(200)
  expectRefusal(await decline(made.link), 409, 'link_used')
  expect((await applicationOf(made.guid)).status).toBe('pending')
})

test('after 48 hours the link does not decline either', async () => {
  const made = await unconfirmedPerson(server())
  await server()
    .database.updateTable('confirmationLink')
    .set({ expiresAt: server().services.clock.now() })
    .where('applicationGuid', '=', (await applicationOf(made.guid)).guid)
    .execute()
  expectRefusal(await decline(made.link), 409, 'confirmation_expired')
  expect((await applicationOf(made.guid)).status).toBe('unconfirmed')
})

test('of ten who decline and ten who confirm at once, one is heard', async () => {
  const made = await unconfirmedPerson(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? decline(made.link) : confirm(made))),
  )
  const heard = answers.filter(({ status }) => status === 200)
  expect(heard).toHaveLength(1)
  const [first] = heard
  const declined = JSON.stringify(first?.body).includes('declined')
  expect((await applicationOf(made.guid)).status).toBe(declined ? 'cancelled' : 'pending')
  expect(await told(made.registrant.phone, 'отказались')).toHaveLength(declined ? 1 : 0)
})

test('a member of a group declines, and the coordinator is told; the phone is free for another application', async () => {
  const group = await emptyGroup(server())
  const member = await sentMember(server(), group)
  const { phone } = await server()
    .database.selectFrom('participant')
    .select('phone')
    .where('guid', '=', member.participantGuid)
    .executeTakeFirstOrThrow()
  const link = await newestLink(server(), phone ?? '')
  expect((await decline(link)).status).toBe(200)
  expect(await told(group.phone, 'отказались')).toHaveLength(1)
  expect((await boardMember(server(), group, member.participantGuid)).status).toBe('cancelled')
  await addMember(server(), group, memberBody(phone))
})
