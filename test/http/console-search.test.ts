import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ConsoleHit } from '#contract/organiser-search.ts'
import type { Invoice } from '#contract/payment.ts'
import { type OrganiserRole, organiserRoles } from '#domain/access/organiser-role.ts'
import { searchableKinds } from '#domain/access/search-access.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { createPiece, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { coordinator, emptyGroup, groupCompany } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  finishedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { notationsOf } from '#test/factories/phone.ts'
import { employees, staffCompany, testVehicle } from '#test/factories/staff.ts'
import { volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, markPaid } = invoiceCalls(server)

type Found = { groups: { kind: ConsoleHit['kind']; hits: ConsoleHit[] }[] }

const search = async (role: OrganiserRole, q: string) =>
  must<Found>(server(), 'POST', '/organizer/search', {
    token: await organiserToken(server(), role),
    body: { q },
  })
const hitsOf = async (role: OrganiserRole, q: string, kind: ConsoleHit['kind']) =>
  (await search(role, q)).groups.find(group => group.kind === kind)?.hits ?? []
const guidsOf = async (...asked: Parameters<typeof hitsOf>) =>
  (await hitsOf(...asked)).map(({ guid }) => guid)

let person: TestApplicant
let paying: { made: TestApplicant; invoice: Invoice }

beforeAll(async () => {
  person = await finishedParticipant(server(), { person: { lastName: 'Берёзкин', firstName: 'Лука' } })
  paying = await invoiced()
})

describe('people', () => {
  test.each([['Берёзкин'], ['березкин'], [',thtprby'], ['Лука']])('are found by %j', async typed => {
    expect(await guidsOf('committee', typed, 'person')).toContain(person.applicationGuid)
  })

  test('by a phone in any notation, whole or in part', async () => {
    for (const typed of notationsOf(person.phone))
      expect([typed, await guidsOf('committee', typed, 'person')]).toEqual([typed, [person.applicationGuid]])
  })

  test('with company and state, in both scripts', async () => {
    const [hit] = await hitsOf('committee', 'Берёзкин', 'person')
    expect(hit).toMatchObject({
      title: { ru: expect.stringMatching(/^Берёзкин Лука/), en: expect.stringMatching(/\S/) },
      application: 'pending',
      note: { ru: expect.any(String) },
    })
  })
})

describe('money', () => {
  test('an invoice by its number, as printed and shortened', async () => {
    const { guid, number } = paying.invoice
    const short = String(Number(number.split('-')[1]))
    for (const typed of [
      number,
      `№ ${number}`,
      short.padStart(2, '0'),
      `счёт ${number}`,
      `invoice ${number}`,
    ])
      expect([typed, (await guidsOf('finance', typed, 'invoice'))[0]]).toEqual([typed, guid])
    expect((await hitsOf('finance', number, 'invoice'))[0]).toMatchObject({
      title: { ru: number },
      kopecks: '18000000',
      invoice: 'unpaid',
    })
  })

  test('a payment order leads to its invoice', async () => {
    const { invoice } = await invoiced()
    await markPaid(invoice.guid, { paidOn: '2025-09-15', paymentOrderNumber: '87109' })
    for (const typed of ['87109', 'п/п № 87109'])
      expect(await guidsOf('finance', typed, 'paymentOrder')).toEqual([invoice.guid])
    expect(await guidsOf('finance', '8710', 'paymentOrder')).toEqual([])
  })

  test('a card payment by the acquirer’s number', async () => {
    const made = await approvedParticipant(server())
    const { providerId } = await startCardPayment(server(), made)
    expect(await hitsOf('finance', providerId, 'cardPayment')).toMatchObject([
      { title: { ru: providerId }, cardPayment: expect.any(String) },
    ])
    expect(await guidsOf('finance', randomUUID(), 'cardPayment')).toEqual([])
  })

  test('a card payment whose money has to be given back says so, as its page does', async () => {
    const { providerId } = await startCardPayment(server(), await approvedParticipant(server()))
    await simulatorOf(server()).payByCard(providerId, {
      card: testCard('success'),
      webhookMode: 'wrong_amount',
    })
    server().advance(500)
    await deliverNotices(server())
    expect(await hitsOf('finance', providerId, 'cardPayment')).toMatchObject([{ cardPayment: 'refundDue' }])
  })
})

test('a company is one hit whoever names it, by INN and by name without its quotation marks', async () => {
  await emptyGroup(server())
  const [byInn, ...others] = await hitsOf('finance', companyPayer.inn, 'company')
  expect(others).toEqual([])
  expect(byInn?.note?.ru).toBe(companyPayer.inn)
  for (const typed of ['лазоревый банк', 'ПАО Лазоревый', 'kfpjhtdsq'])
    expect([typed, await guidsOf('committee', typed, 'company')]).toEqual([typed, [byInn?.guid]])
})

test('groups and contractors by their company and by who answers for them', async () => {
  const group = await emptyGroup(server())
  expect(await guidsOf('committee', groupCompany.shortName, 'group')).toContain(group.guid)
  expect(await guidsOf('committee', coordinator.lastName, 'group')).toContain(group.guid)
  const [waiting, confirmed] = [
    await staffCompany(server(), { confirmed: false }),
    await staffCompany(server()),
  ]
  for (const [company, awaited] of [
    [waiting, true],
    [confirmed, false],
  ] as const)
    expect(await hitsOf('logistics', company.company.name.toUpperCase(), 'staffCompany')).toMatchObject([
      { guid: company.guid, awaited },
    ])
})

describe('around the site', () => {
  test('employees of contractors in either script, by a phone in any notation, with their company', async () => {
    const company = await staffCompany(server())
    const phone = server().nextPhone()
    const [made] = await employees(server(), company, 1, {
      ...{ lastName: 'Щербаков', firstName: 'Ефим', middleName: 'Юрьевич', phone },
    })
    for (const typed of ['Щербаков', 'ефим щербаков', 'Shcherbakov', 'Scherbakov Efim', 'Щербков'])
      expect([typed, await guidsOf('logistics', typed, 'employee')]).toEqual([typed, [made?.guid]])
    for (const typed of notationsOf(phone))
      expect([typed, await guidsOf('security', typed, 'employee')]).toEqual([typed, [made?.guid]])
    expect((await hitsOf('admin', 'Щербаков', 'employee'))[0]).toMatchObject({
      title: { ru: 'Щербаков Ефим Юрьевич', en: expect.stringMatching(/Shcherbakov/) },
      note: { ru: company.company.name },
      review: 'unconfirmed',
    })
  })

  test('who has left a company is found no more', async () => {
    const company = await staffCompany(server())
    const [made] = await employees(server(), company, 1, { lastName: 'Хвостиков' })
    expect(await guidsOf('logistics', 'Хвостиков', 'employee')).toEqual([made?.guid])
    await must(server(), 'POST', `/staff/companies/${company.guid}/employees/remove`, {
      token: company.token,
      body: { employeeGuids: [made?.guid] },
    })
    expect(await guidsOf('logistics', 'Хвостиков', 'employee')).toEqual([])
  })

  test('vehicles by plate in either alphabet, whole or in part, and by make', async () => {
    const company = await staffCompany(server())
    const vehicle = await must<{ guid: string }>(
      server(),
      'POST',
      `/staff/companies/${company.guid}/vehicles`,
      {
        token: company.token,
        body: { ...testVehicle, brand: 'Урал Next', plate: 'Е741КХ98' },
      },
    )
    for (const typed of [
      'Е741КХ98',
      'E741KX98',
      'е 741 кх',
      'e-741',
      '741кх',
      'Урал',
      'ural',
      'урал Е741КХ98',
    ])
      expect([typed, await guidsOf('security', typed, 'vehicle')]).toEqual([typed, [vehicle.guid]])
    expect(await guidsOf('security', 'Е742КХ98', 'vehicle')).toEqual([])
    expect((await hitsOf('logistics', 'E741KX98', 'vehicle'))[0]).toMatchObject({
      title: { ru: 'Е\u00a0741\u00a0КХ\u00a098' },
      note: { ru: `Урал Next · ${company.company.name}` },
    })
  })

  test('volunteers by name and phone; security finds those whom it checks', async () => {
    const waiting = await volunteer(server(), 'new', { lastName: 'Журавлёва', latinLastName: 'Zhuravleva' })
    const checked = await volunteer(server(), 'accepted', {
      lastName: 'Журавлёва',
      latinLastName: 'Zhuravleva',
    })
    const both = [waiting.guid, checked.guid].sort()
    for (const typed of ['Журавлёва', 'журавлева', 'Zhuravlyova', 'Vera Zhuravleva']) {
      expect([typed, (await guidsOf('logistics', typed, 'volunteer')).sort()]).toEqual([typed, both])
      expect([typed, await guidsOf('security', typed, 'volunteer')]).toEqual([typed, [checked.guid]])
    }
    expect(await guidsOf('admin', waiting.phone, 'volunteer')).toEqual([waiting.guid])
    expect((await hitsOf('security', 'Журавлёва', 'volunteer'))[0]).toMatchObject({
      review: 'pending',
      volunteer: null,
    })
    expect((await hitsOf('logistics', checked.phone, 'volunteer'))[0]).toMatchObject({
      review: null,
      volunteer: 'accepted',
    })
  })

  test('the list that a hit leads to finds the row by the name that the hit has', async () => {
    const company = await staffCompany(server())
    const [made] = await employees(server(), company, 1, { lastName: 'Цветаев', firstName: 'Юлий' })
    const seen = await volunteer(server(), 'new', {
      lastName: null,
      firstName: null,
      middleName: null,
      citizenship: 'DE',
      latinLastName: 'Xenakis',
    })
    for (const [role, path, q, guid] of [
      ['logistics', 'employees', 'Цветаев Юлий Алексеевич', made?.guid],
      ['security', 'employees', 'Tsvetaev', made?.guid],
      ['logistics', 'volunteers', 'Vera Xenakis', seen.guid],
    ] as const) {
      const { items } = await must<{ items: { guid: string }[] }>(
        server(),
        'GET',
        `/organizer/${path}?${new URLSearchParams({ q })}`,
        { token: await organiserToken(server(), role) },
      )
      expect([q, items.map(row => row.guid)]).toEqual([q, [guid]])
    }
  })

  test.each(['committee', 'finance', 'support', 'content', 'gate'] as const)(
    '%s finds none of them',
    async role => {
      const kinds: string[] = []
      for (const typed of ['Щербаков', 'Е741КХ98', 'Журавлёва'])
        kinds.push(...(await search(role, typed)).groups.map(({ kind }) => kind))
      expect(kinds.filter(kind => ['employee', 'vehicle', 'volunteer'].includes(kind))).toEqual([])
    },
  )
})

test('a company that only comes to work is found and has its page, by those who read contractors', async () => {
  const { company } = await staffCompany(server())
  const [hit, ...others] = await hitsOf('committee', company.name, 'company')
  expect(others).toEqual([])
  expect(hit?.title.ru).toBe(company.name)
  const record = await must<{ name: string; staff: object | null }>(
    server(),
    'GET',
    `/organizer/companies/${hit?.guid}`,
    { token: await organiserToken(server(), 'committee') },
  )
  expect(record).toMatchObject({ name: company.name, staff: { name: company.name } })
  expect(await hitsOf('support', company.name, 'company')).toEqual([])
})

test('whoever answers chats finds that of a contractor by the company, which they do not read', async () => {
  const { company, token } = await staffCompany(server())
  await must(server(), 'POST', '/chat/messages', {
    token,
    body: { guid: randomUUID(), text: 'Где въезд для грузовиков?', files: [] },
  })
  const [hit, ...others] = await hitsOf('support', company.name, 'chat')
  expect(others).toEqual([])
  expect(hit?.title.ru).toContain(company.name)
  expect(await hitsOf('support', company.name, 'staffCompany')).toEqual([])
})

test('a group by its coordinator’s phone in any notation, whole or in part', async () => {
  const [group, another] = [await emptyGroup(server()), await emptyGroup(server())]
  for (const typed of notationsOf(group.phone)) {
    const found = await guidsOf('committee', typed, 'group')
    expect([typed, found.includes(group.guid), found.includes(another.guid)]).toEqual([typed, true, false])
  }
})

test('a speaker on the site is everybody’s, a draft the editors’', async () => {
  const draft = await createPiece(server(), 'speaker', goodDrafts.speaker('Вьюгин', 'Vyugin'))
  expect(await hitsOf('content', 'Вьюгин', 'speaker')).toMatchObject([{ guid: draft.guid, awaited: true }])
  expect(await guidsOf('gate', 'Вьюгин', 'speaker')).toEqual([])
  const { guid } = await publishPiece(server(), 'speaker', goodDrafts.speaker('Полозов', 'Polozov'))
  await expect.poll(() => guidsOf('gate', 'Polozov', 'speaker')).toEqual([guid])
})

test.each(organiserRoles)('%s finds no kind that the role does not read', async role => {
  for (const typed of ['Берёзкин', paying.invoice.number, companyPayer.inn, person.phone, 'гранит']) {
    const { groups } = await search(role, typed)
    const open: readonly string[] = searchableKinds([role])
    expect(groups.map(({ kind }) => kind).filter(kind => !open.includes(kind))).toEqual([])
  }
})

test('what is too short finds nothing, what is too long is refused', async () => {
  expect(await search('committee', 'Б')).toEqual({ groups: [] })
  const token = await organiserToken(server(), 'committee')
  const refused = (body: object) => server().call('POST', '/organizer/search', { token, body })
  expectRefusal(await refused({ q: 'а'.repeat(201) }), 422, 'too_long', { q: 'too_long' })
  expectRefusal(await refused({ q: ' ' }), 422, 'required', { q: 'required' })
  // In an address it would stand in the log of whatever lies in front.
  expect((await server().call('GET', '/organizer/search?q=orlova', { token })).status).toBe(404)
  expect((await search('admin', "%_\\' or 1=1")).groups).toEqual([])
})

describe('places that a browser remembers', () => {
  const places = async (role: OrganiserRole, at: string) =>
    server().call<{ hits: ConsoleHit[] }>('GET', `/organizer/search/places?at=${at}`, {
      token: await organiserToken(server(), role),
    })

  test('are named by guid', async () => {
    const at = `person.${person.applicationGuid},invoice.${paying.invoice.guid},person.${randomUUID()}`
    const { body } = await places('admin', at)
    expect(body.hits.map(({ kind, guid }) => `${kind}.${guid}`).sort()).toEqual(
      at.split(',').slice(0, 2).sort(),
    )
  })

  test('those of another role’s work are left out', async () => {
    const at = `person.${person.applicationGuid},invoice.${paying.invoice.guid}`
    expect((await places('finance', at)).body.hits).toHaveLength(2)
    expect((await places('committee', at)).body.hits.map(({ kind }) => kind)).toEqual(['person'])
    expect((await places('gate', at)).body.hits).toEqual([])
  })

  test('what is no place is refused', async () => {
    for (const at of [
      '',
      'person',
      `passport.${randomUUID()}`,
      Array(9).fill(`person.${randomUUID()}`).join(),
    ])
      expect((await places('admin', at)).status).toBe(400)
  })
})
