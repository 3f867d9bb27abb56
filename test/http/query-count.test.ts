import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  colleagues,
  companyPayer,
  decide,
  finishedParticipant,
  givePassport,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { type CallOptions, type Method, useTestServer } from '#test/server.ts'
import { countStatements } from './statement-count.ts'

const server = useTestServer()
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const role of ['committee', 'finance', 'security'] as const)
    tokens[role] = await organiserToken(server(), role)
})

/** The number of database statements for one successful call. */
async function statementsOf(method: Method, path: string, options: CallOptions): Promise<number> {
  const { answer, count } = await countStatements(() =>
    server().call(method, path, { idempotencyKey: randomUUID(), ...options }),
  )
  expect(answer.status).toBe(200)
  return count
}

const people: TestApplicant[] = []

/** More of everything that a list shows: applications, passports, invoices, card payments, decisions. */
async function grow(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const passport = await finishedParticipant(server())
    await givePassport(server(), passport)
    const payer = await approvedParticipant(server())
    await must(server(), 'POST', '/invoices', {
      token: payer.token,
      body: { participantGuids: [payer.guid], payer: companyPayer },
    })
    await startCardPayment(server(), await approvedParticipant(server()))
    people.push(passport)
  }
}

const lists: [string, string, string][] = [
  ['applications', 'committee', '/organizer/applications?limit=200'],
  ['applications by name', 'committee', '/organizer/applications?limit=200&sort=name&q=orlova'],
  ['decisions', 'committee', '/organizer/decisions'],
  ['passports', 'security', '/organizer/passports?limit=200'],
  ['lists for the outside check', 'security', '/organizer/security-checks'],
  ['passes', 'security', '/organizer/passes?limit=200'],
  ['invoices', 'finance', '/organizer/invoices?limit=200'],
  ['card payments', 'finance', '/organizer/card-payments?limit=200'],
  ['the console’s home', 'finance', '/organizer/dashboard'],
]

test('a list asks the database as often for thirty rows as for one', async () => {
  await grow(1)
  const count = async () => {
    const counted: Record<string, number> = {}
    for (const [name, role, path] of lists)
      counted[name] = await statementsOf('GET', path, { token: tokens[role] ?? '' })
    counted['the search'] = await statementsOf('POST', '/organizer/search', {
      token: tokens.finance ?? '',
      body: { q: 'Орлова' },
    })
    return counted
  }
  const preview = () =>
    statementsOf('POST', '/organizer/decisions/preview', {
      token: tokens.committee ?? '',
      body: { applicationGuids: people.map(made => made.applicationGuid), decision: 'approve', reason: null },
    })
  // The site's content, which the search knows as well, is read once.
  await count()
  const [one, onePreviewed] = [await count(), await preview()]
  for (const asked of [...Object.values(one), onePreviewed]) expect(asked).toBeGreaterThan(1)
  await grow(9)
  expect(await count()).toEqual(one)
  expect(await preview()).toBe(onePreviewed)
}, 60_000)

test('a person’s pages ask as often with three invoices, consents and viewings as with one', async () => {
  const [made] = await colleagues(server(), 2)
  const issue = () =>
    must<{ guid: string }>(server(), 'POST', '/invoices', {
      token: made.token,
      body: { participantGuids: [made.guid], payer: companyPayer },
    })
  const pages: [string, string][] = [
    [`/participants/${made.guid}/payment`, made.token],
    [`/participants/${made.guid}/passport`, made.token],
    [`/participants/${made.guid}/dashboard`, made.token],
    ['/session', made.token],
    [`/organizer/applications/${made.applicationGuid}`, tokens.committee ?? ''],
  ]
  const count = async () => {
    const counted: number[] = []
    for (const [path, token] of pages) counted.push(await statementsOf('GET', path, { token }))
    return counted
  }
  const look = () =>
    must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/open`, {
      token: tokens.security ?? '',
      body: { purpose: 'check' },
    })
  await givePassport(server(), made)
  await look()
  await issue()
  const one = await count()
  for (let time = 0; time < 2; time += 1) {
    const open = await must<{ invoices: { guid: string }[] }>(
      server(),
      'GET',
      `/participants/${made.guid}/payment`,
      { token: made.token },
    )
    await must(server(), 'POST', `/invoices/${open.invoices[0]?.guid}/cancel`, {
      token: made.token,
      body: {},
    })
    await issue()
    await look()
    await decide(server(), [(await finishedParticipant(server())).applicationGuid], 'approve')
  }
  expect(await count()).toEqual(one)
})

test('the list of letters asks as often with six drafts as with one', async () => {
  const token = await organiserToken(server(), 'content')
  const write = () =>
    must(server(), 'POST', '/organizer/letters', {
      token,
      body: {
        audience: 'everyone',
        subject: { ru: 'Программа готова', en: 'The programme is ready' },
        text: { ru: 'Текст', en: 'Text' },
      },
    })
  const count = () => statementsOf('GET', '/organizer/letters?sort=mostReaders', { token })
  await write()
  const one = await count()
  for (let time = 0; time < 5; time += 1) await write()
  expect(await count()).toBe(one)
})
