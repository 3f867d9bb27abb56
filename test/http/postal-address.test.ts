import { expect, test } from 'vitest'
import type { PostalAddressSection } from '#contract/postal-address.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { approvedParticipant, draftParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const address = {
  recipient: 'ПАО «Лазоревый Банк»',
  country: 'RU',
  postalCode: '115035',
  region: null,
  city: 'Москва',
  street: 'Ордынский тупик, д. 4, стр. 1',
}

const read = (made: TestParticipant, token = made.token) =>
  server().call<PostalAddressSection>('GET', `/participants/${made.guid}/postal-address`, { token })

const save = (made: TestParticipant, body: object, token = made.token) =>
  server().call<PostalAddressSection>('PUT', `/participants/${made.guid}/postal-address`, { token, body })

test('the company is proposed, then the address is saved and read back', async () => {
  const made = await approvedParticipant(server())
  expect(await read(made)).toMatchObject({
    status: 200,
    body: {
      version: 0,
      address: null,
      proposed: { recipient: 'Публичное акционерное общество «Лазоревый Банк»', country: 'RU' },
    },
  })
  expect(await save(made, { ...address, city: ' Москва ', version: 0 })).toMatchObject({
    status: 200,
    body: { version: 1, address },
  })
  expect((await read(made)).body.address).toEqual(address)
})

test.each<[string, object, ErrorCode, Record<string, ErrorCode>]>([
  ['a short postal code', { postalCode: '11503' }, 'address_invalid', { postalCode: 'postal_code_format' }],
  ['no building', { street: 'Ордынский тупик' }, 'address_invalid', { street: 'house_missing' }],
  ['no city', { city: ' ' }, 'required', { city: 'required' }],
  ['no country', { country: '' }, 'required', { country: 'required' }],
  ['a very long street', { street: `1${'a'.repeat(200)}` }, 'too_long', { street: 'too_long' }],
])('%s is refused at its field', async (_, change, code, fields) => {
  const made = await approvedParticipant(server())
  expectRefusal(await save(made, { ...address, ...change, version: 0 }), 422, code, fields)
  expect((await read(made)).body.address).toBeNull()
})

test('of two tabs the second is told, and of two first saves at once one wins', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all([
    save(made, { ...address, version: 0 }),
    save(made, { ...address, city: 'Сириус', version: 0 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await save(made, { ...address, version: 1 })).status).toBe(200)
  expectRefusal(await save(made, { ...address, city: 'Тверь', version: 1 }), 409, 'changed_meanwhile')
  expect((await read(made)).body).toMatchObject({ version: 2, address })
})

test('somebody else’s address is not there, and a draft has none', async () => {
  const [made, other] = [await approvedParticipant(server()), await draftParticipant(server())]
  expectRefusal(await read(made, other.token), 404, 'not_found')
  expectRefusal(await save(made, { ...address, version: 0 }, other.token), 404, 'not_found')
  expectRefusal(await save(other, { ...address, version: 0 }), 409, 'state_forbids')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/postal-address`), 401, 'unauthorized')
})
