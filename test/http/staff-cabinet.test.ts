import { beforeAll, expect, test } from 'vitest'
import type { ImportantUpdate } from '#contract/chat.ts'
import type { Chat } from '#contract/organiser-chat.ts'
import type { SiteSettingsAnswer } from '#contract/site-setting.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { employees, staffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let logistics = ''

beforeAll(async () => {
  logistics = await organiserToken(server(), 'logistics')
})

test('the chat queue shows and finds a company by its name', async () => {
  const support = await organiserToken(server(), 'support')
  const company = await staffCompany(server())
  const sent = await server().call('POST', '/chat/messages', {
    token: company.token,
    body: { guid: crypto.randomUUID(), text: 'Где разгрузка?', files: [] },
  })
  expect(sent.status).toBe(200)
  const { name } = company.company
  const found = await must<{ items: Chat[] }>(
    server(),
    'GET',
    `/organizer/chats?state=all&q=${encodeURIComponent(name)}`,
    { token: support },
  )
  expect(found.items.map(({ person }) => [person.companyShortName, person.name])).toContainEqual([
    name,
    'Кольцова Марина',
  ])
})

test('updates for companies reach companies alone', async () => {
  const company = await staffCompany(server())
  const stranger = await staffCompany(server())
  const token = await organiserToken(server(), 'content')
  const written = await must<{ guid: string; version: number; readers: { ru: number } }>(
    server(),
    'POST',
    '/organizer/updates',
    {
      token,
      body: {
        title: { ru: 'Часы монтажа', en: 'Set-up hours' },
        body: { ru: 'Только днём.', en: 'In daytime only.' },
        audience: 'companies',
        urgent: true,
        shownUntil: null,
      },
    },
  )
  expect(written.readers.ru).toBeGreaterThan(1)
  await must(server(), 'POST', `/organizer/updates/${written.guid}/release`, {
    token,
    body: { version: written.version },
  })
  server().advance(10 * 60_000)
  await runJob(server().services, 'due-updates', {})
  const path = `/staff/companies/${company.guid}/updates`
  const list = () => must<{ items: ImportantUpdate[] }>(server(), 'GET', path, { token: company.token })
  await expect.poll(async () => (await list()).items.map(({ title }) => title)).toContain('Часы монтажа')
  const update = (await list()).items.find(({ title }) => title === 'Часы монтажа')
  expect(update?.readAt).toBeNull()
  const read = (token: string, guid: string) => server().call('PUT', `${path}/${guid}/reading`, { token })
  expect((await read(company.token, update?.guid ?? '')).status).toBe(204)
  expect((await read(stranger.token, update?.guid ?? '')).status).toBe(404)
  expect((await read(company.token, company.guid)).status).toBe(404)
  expect((await list()).items.find(({ guid }) => guid === update?.guid)?.readAt).not.toBeNull()
})

test('language and way of messages are the company’s own', async () => {
  const company = await staffCompany(server())
  const path = `/staff/companies/${company.guid}`
  const saved = await must<StaffCompany>(server(), 'PUT', `${path}/settings`, {
    token: company.token,
    body: { version: company.version, locale: 'en', noticesBy: 'sms' },
  })
  expect(saved).toMatchObject({ locale: 'en', noticesBy: 'sms' })
  const late = await server().call('PUT', `${path}/settings`, {
    token: company.token,
    body: { version: company.version, locale: 'ru', noticesBy: 'both' },
  })
  expectRefusal(late, 409, 'changed_meanwhile')
  const stranger = await staffCompany(server())
  const other = await server().call('PUT', `${path}/settings`, {
    token: stranger.token,
    body: { version: saved.version, locale: 'ru', noticesBy: 'both' },
  })
  expect(other.status).toBe(404)
})

test('an employee with a phone hears of every change that concerns them', async () => {
  const security = await organiserToken(server(), 'security')
  const company = await staffCompany(server())
  const phone = server().nextPhone()
  const [employee] = await employees(server(), company, 1, { phone })
  const employeeGuids = [employee?.guid ?? '']
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids, onSiteRole: 'technician' },
  })
  const decide = (decision: string) =>
    must(server(), 'POST', '/organizer/employees/decision', {
      token: security,
      body: { employeeGuids, decision, note: null },
    })
  const heard = async () => {
    await server().deliver()
    return (await server().outbox(phone)).map(({ text }) => text)
  }
  await decide('approve')
  expect((await heard())[0]).toContain('открыт допуск')
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/remove`, {
    token: company.token,
    body: { employeeGuids },
  })
  const all = await heard()
  expect(all).toHaveLength(2)
  expect(all[0]).toContain('больше не\u00a0действует')
})

test('logistics changes hours, places and the price; hours that overlap are refused at their part', async () => {
  const read = () =>
    must<SiteSettingsAnswer>(server(), 'GET', '/organizer/site-settings', { token: logistics })
  const { version, settings } = await read()
  const windows = [
    { part: 'setUp', from: '2026-02-15T05:00:00.000Z', to: '2026-02-17T19:00:00.000Z' },
    { part: 'forum', from: '2026-02-18T05:00:00.000Z', to: '2026-02-20T17:00:00.000Z' },
  ]
  const save = (change: object, token = logistics, at = version) =>
    server().call<SiteSettingsAnswer>('PUT', '/organizer/site-settings', {
      token,
      body: { version: at, settings: { ...settings, windows, ...change } },
    })
  expectRefusal(
    await save({ windows: [windows[0], { ...windows[1], from: '2026-02-17T05:00:00.000Z' }] }),
    422,
    'site_window',
    { 'settings.windows.forum': 'site_window' },
  )
  expect((await save({}, await organiserToken(server(), 'committee'))).status).toBe(403)
  const saved = await save({ placePriceKopecks: '2000000', places: { ...settings.places, partner: 5 } })
  expect(saved.body.settings).toMatchObject({ windows, placePriceKopecks: '2000000' })
  expectRefusal(await save({}), 409, 'changed_meanwhile')
  const company = await staffCompany(server(), { contractorRole: 'partner' })
  const shown = await must<StaffCompany>(server(), 'GET', `/staff/companies/${company.guid}`, {
    token: company.token,
  })
  expect(shown.forumPlaces.all).toBe(5)
  expect(shown.windows).toEqual(windows)
})
