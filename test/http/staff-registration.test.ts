import { expect, test } from 'vitest'
import type { Employee } from '#contract/employee.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { must } from '#test/factories/participant.ts'
import { staffCompany, type TestStaffCompany, testEmployee } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const { onForum: _forum, onMontage: _montage, ...person } = testEmployee

type Opened = { companyName: string; consent: { title: string; paragraphs: string[]; version: string } }

const open = (guid: string, locale: 'ru' | 'en' = 'ru') =>
  must<Opened>(server(), 'GET', `/staff/registrations/${guid}`, { locale })

async function register(guid: string, change: object = {}) {
  const { consent } = await open(guid)
  return server().call<{ companyName: string }>('POST', `/staff/registrations/${guid}`, {
    body: { ...person, consent: true, consentVersion: consent.version, ...change },
  })
}

const list = async ({ guid, token }: TestStaffCompany) =>
  (await must<{ items: Employee[] }>(server(), 'GET', `/staff/companies/${guid}/employees`, { token })).items

test('an employee writes themselves down without a log-in, and the company finds them', async () => {
  const company = await staffCompany(server())
  const opened = await open(company.registrationGuid)
  expect(opened.companyName).toBe(company.company.name)
  expect(opened.consent.paragraphs.join(' ')).toContain('7701234560')
  expect((await open(company.registrationGuid, 'en')).consent.title).toMatch(/^Consent/)
  const phone = server().nextPhone()
  expect(await register(company.registrationGuid, { phone })).toMatchObject({
    status: 200,
    body: { companyName: company.company.name },
  })
  expect(await list(company)).toMatchObject([
    {
      lastName: 'Воробьёв',
      phone,
      selfRegistered: true,
      state: 'unconfirmed',
      onForum: false,
      onMontage: true,
    },
  ])
})

test('the same phone again gets the same answer and adds nobody: the link does not tell who works there', async () => {
  const company = await staffCompany(server())
  const phone = server().nextPhone()
  const first = await register(company.registrationGuid, { phone })
  const second = await register(company.registrationGuid, { phone, lastName: 'Другой' })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect((await list(company)).map(({ lastName }) => lastName)).toEqual(['Воробьёв'])
})

test('by a renewed link, or another company’s, nobody gets in', async () => {
  const [company, other] = [await staffCompany(server()), await staffCompany(server())]
  await must<StaffCompany>(server(), 'POST', `/staff/companies/${company.guid}/registration-link`, {
    token: company.token,
    body: { registrationGuid: company.registrationGuid },
  })
  const { consent } = await open(other.registrationGuid)
  const old = await server().call('POST', `/staff/registrations/${company.registrationGuid}`, {
    body: { ...person, consent: true, consentVersion: consent.version },
  })
  expectRefusal(old, 404, 'link_invalid')
  // The company's own guid is no link.
  expectRefusal(await server().call('GET', `/staff/registrations/${other.guid}`), 404, 'link_invalid')
  expect(await list(company)).toEqual([])
})

test('what was typed wrong, and a consent that has changed meanwhile', async () => {
  const company = await staffCompany(server())
  expectRefusal(
    await register(company.registrationGuid, { firstName: '', registrationAddress: ' ', consent: false }),
    422,
    'fields_invalid',
    { firstName: 'required', registrationAddress: 'required', consent: 'consent_required' },
  )
  expectRefusal(
    await register(company.registrationGuid, { consentVersion: '2020-01-01' }),
    409,
    'consent_text_changed',
  )
})

test('a link that went round fills a company up to a limit', async () => {
  const company = await staffCompany(server())
  const { text, hash } = { text: 'x', hash: Buffer.alloc(32) }
  await server()
    .database.insertInto('employee')
    .values(
      Array.from({ length: 500 }, () => ({
        companyGuid: company.guid,
        lastName: 'Ссылкин',
        firstName: 'Иван',
        latinLastName: 'Ssylkin',
        latinFirstName: 'Ivan',
        registrationAddress: 'г. Сочи',
        onForum: false,
        onMontage: true,
        selfRegistered: true,
        consentVersion: text,
        consentTextHash: hash,
        createdAt: server().services.clock.now(),
      })),
    )
    .execute()
  expectRefusal(await register(company.registrationGuid), 409, 'registrations_many')
})
