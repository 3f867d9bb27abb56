import { beforeAll, expect, test } from 'vitest'
import { failingInn } from '#server/adapters/companies/sample-companies.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = (await server().logIn(server().nextPhone())).token
})

const find = (inn: string, locale: 'ru' | 'en' = 'en') =>
  server().call('GET', `/companies/${inn}`, { token, locale })

test('a company is found by its INN, its head office first', async () => {
  expect(await find('7799001175')).toMatchObject({
    status: 200,
    body: {
      inn: '7799001175',
      kpp: '779901001',
      shortName: 'ПАО «Лазоревый Банк»',
      kind: 'legal',
      state: 'active',
    },
  })
})

test('blanks in an INN do not matter', async () => {
  expect((await find('77%2099%20001175')).status).toBe(200)
})

test('an INN that nobody has: the address of support is in the answer', async () => {
  const answer = await find('7707083893')
  expectRefusal(answer, 404, 'inn_not_found', { inn: 'inn_not_found' })
  expect(answer.body.message).toContain('support@forum.example')
})

test.each([
  ['779900117', 'inn_length'],
  ['77990011755', 'inn_length'],
  ['abcdefghij', 'inn_length'],
  ['7799001176', 'inn_checksum'],
  ['0000000000', 'inn_checksum'],
] as const)('INN %s: %s', async (inn, code) => {
  expectRefusal(await find(inn), 422, code, { inn: code })
})

test('the register does not answer', async () => {
  const answer = await find(failingInn)
  expectRefusal(answer, 503, 'company_lookup_failed', { inn: 'company_lookup_failed' })
})

test('an INN of absurd length is not looked up', async () => {
  expect((await find('7'.repeat(200))).status).toBeGreaterThanOrEqual(400)
})

test('it takes a log-in', async () => {
  expectRefusal(await server().call('GET', '/companies/7799001175'), 401, 'unauthorized')
})
