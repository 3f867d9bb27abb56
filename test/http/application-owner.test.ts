import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail, ApplicationRow } from '#contract/organiser-application.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let committee = ''
let admin = ''

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
  admin = await organiserToken(server(), 'admin')
})

const wish = (made: TestApplicant, owner: 'me' | 'nobody', from: string | null, token = committee) =>
  server().call<{ owner: ApplicationRow['owner'] }>(
    'PUT',
    `/organizer/applications/${made.applicationGuid}/owner`,
    { token, body: { owner, from } },
  )

const list = (query: string, token = committee) =>
  must<{ items: ApplicationRow[] }>(server(), 'GET', `/organizer/applications?limit=200&${query}`, { token })

const guidsOf = ({ items }: { items: ApplicationRow[] }) => items.map(({ guid }) => guid)

test('an application is taken, shown as taken, given back, and written down', async () => {
  const made = await finishedParticipant(server())
  const taken = await wish(made, 'me', null)
  expect(taken).toMatchObject({ status: 200, body: { owner: { mine: true } } })
  const own = taken.body.owner?.guid ?? ''
  expect(guidsOf(await list('owner=mine'))).toContain(made.applicationGuid)
  expect(guidsOf(await list('owner=free'))).not.toContain(made.applicationGuid)
  expect(guidsOf(await list('owner=mine', admin))).not.toContain(made.applicationGuid)
  const seen = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: admin },
  )
  expect(seen.owner).toMatchObject({ guid: own, mine: false })
  expect(seen.history[0]).toMatchObject({ action: 'takeApplication' })
  // A colleague gives nothing back that is not theirs, and takes it over only knowing whose it is.
  expectRefusal(await wish(made, 'nobody', own, admin), 409, 'state_forbids')
  expectRefusal(await wish(made, 'me', null, admin), 409, 'changed_meanwhile')
  expect(await wish(made, 'nobody', own)).toMatchObject({ status: 200, body: { owner: null } })
})

test('of many who take one at once, one has it', async () => {
  const made = await finishedParticipant(server())
  const tokens = Array.from({ length: 20 }, (_, index) => (index % 2 ? committee : admin))
  const answers = await Promise.all(tokens.map(token => wish(made, 'me', null, token)))
  const owners = new Set(
    answers.flatMap(({ status, body }) => (status === 200 && body.owner ? [body.owner.guid] : [])),
  )
  expect(owners.size).toBe(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
})

test('only whoever decides takes an application', async () => {
  const made = await finishedParticipant(server())
  const finance = await organiserToken(server(), 'finance')
  expectRefusal(await wish(made, 'me', null, finance), 403, 'forbidden')
  expectRefusal(await wish({ ...made, applicationGuid: made.guid }, 'me', null), 404, 'not_found')
})

test('what changed of a photograph, passport, payment or decision is found by its day, a look is not', async () => {
  const people = {
    decided: await finishedParticipant(server()),
    photographed: await finishedParticipant(server()),
    passported: await approvedParticipant(server()),
    waived: await approvedParticipant(server()),
    looked: await finishedParticipant(server()),
  }
  server().advance(86_400_000)
  committee = await organiserToken(server(), 'committee')
  const today = server().services.clock.now().toISOString().slice(0, 10)
  const found = async () => {
    const guids = guidsOf(await list(`changedFrom=${today}`))
    return Object.keys(people).filter(name =>
      guids.includes(people[name as keyof typeof people].applicationGuid),
    )
  }
  const again = async (made: TestApplicant) => ({
    ...made,
    token: (await server().logIn(made.phone, 'login')).token,
  })
  expect(await found()).toEqual([])
  await decide(server(), [people.decided.applicationGuid], 'approve')
  await uploadPhotograph(server(), await again(people.photographed))
  await givePassport(server(), await again(people.passported))
  await must(server(), 'POST', `/organizer/applications/${people.waived.applicationGuid}/waive-payment`, {
    token: committee,
    body: { reason: 'Приглашённый гость' },
  })
  expect((await wish(people.looked, 'me', null)).status).toBe(200)
  expect(await found()).toEqual(['decided', 'photographed', 'passported', 'waived'])
})

test('the queue is narrowed by waiting time, citizenship, days of sending and of change', async () => {
  const old = await finishedParticipant(server())
  server().advance(5 * 86_400_000)
  committee = await organiserToken(server(), 'committee')
  const fresh = await finishedParticipant(server(), { person: { citizenship: 'KZ' } })
  const approved = await approvedParticipant(server())
  const [oldest, newest, decided] = [old, fresh, approved].map(made => made.applicationGuid)
  const both = async (query: string) => {
    const found = guidsOf(await list(query))
    return [oldest, newest, decided].map(guid => found.includes(guid ?? ''))
  }
  expect(await both('waiting=3')).toEqual([true, false, false])
  expect(await both('waiting=7')).toEqual([false, false, false])
  expect(await both('citizenship=foreign')).toEqual([false, true, false])
  expect(await both('citizenship=russian')).toEqual([true, false, true])
  const today = server().services.clock.now().toISOString().slice(0, 10)
  expect(await both(`sentFrom=${today}`)).toEqual([false, true, true])
  expect(await both(`sentTo=${today}`)).toEqual([true, true, true])
  expect(await both(`changedFrom=${today}`)).toEqual([false, true, true])
  const row = (await list('waiting=3')).items.find(({ guid }) => guid === oldest)
  expect(row).toMatchObject({ waitingDays: 5, owner: null })
  expectRefusal(
    await server().call('GET', '/organizer/applications?sentFrom=2025-13-01', { token: committee }),
    400,
    'malformed_request',
  )
})

test('somebody is found by a name typed in the wrong keyboard layout', async () => {
  const made = await finishedParticipant(server(), {
    person: { lastName: 'Щукина', latinLastName: 'Shchukina' },
  })
  expect(guidsOf(await list(`q=${encodeURIComponent('oerbyf')}`))).toContain(made.applicationGuid)
  expect(guidsOf(await list(`q=${encodeURIComponent('ырсргл')}`))).toContain(made.applicationGuid)
})

test('somebody is found by the INN of their company', async () => {
  const made = await finishedParticipant(server())
  const { companyDetail } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: committee },
  )
  expect(companyDetail.inn).toMatch(/^\d{10}$/)
  expect(guidsOf(await list(`q=${companyDetail.inn}`))).toContain(made.applicationGuid)
  expect(guidsOf(await list('q=7700000001'))).not.toContain(made.applicationGuid)
})
