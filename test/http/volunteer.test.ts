import { expect, test } from 'vitest'
import type { VolunteerPage } from '#contract/volunteer.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import {
  addShift,
  assign,
  decideVolunteer,
  listedVolunteer,
  reviewVolunteer,
  sendVolunteerForm,
  volunteer,
  volunteerBody,
  volunteerToken,
} from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// A volunteer's form and page, without a log-in (decision 106).
const server = useTestServer()

const page = (token: string) => server().call<VolunteerPage>('GET', `/volunteers/own/${token}`)
const say = (token: string, action: 'confirm' | 'withdraw') =>
  server().call<VolunteerPage>('POST', `/volunteers/own/${token}`, { body: { action } })

const stored = (phone: string) =>
  server().database.selectFrom('volunteer').selectAll().where('phone', '=', phone).execute()

test('a form arrives, and the link of the page goes out in the language of the form', async () => {
  const phone = server().nextPhone()
  const answer = await sendVolunteerForm(
    server(),
    { phone, email: 'in.english@student.example' },
    { locale: 'en' },
  )
  expect(answer).toMatchObject({ status: 200, body: { received: true } })
  const token = await volunteerToken(server(), phone)
  const [sms] = await server().outbox(phone)
  expect(sms?.text).toContain(`http://forum.example/en/volunteer/finish/${token}`)
  const [letter] = await server().outbox('in.english@student.example')
  expect(letter).toMatchObject({ subject: 'Your volunteer form has arrived' })
  const [row] = await stored(phone)
  expect(row).toMatchObject({
    state: 'new',
    review: 'unconfirmed',
    telegram: 'vera_lis',
    studyYear: '3',
    locale: 'en',
  })
  // The link stands in no column as it is.
  expect(JSON.stringify(row)).not.toContain(token)
  expect(await page(token)).toMatchObject({
    status: 200,
    body: {
      name: 'Лисицына Вера Павловна',
      latinName: 'Vera Lisitsyna',
      state: 'new',
      check: null,
      shifts: [],
      pass: null,
    },
  })
})

test('what was typed wrong is said at its field', async () => {
  expectRefusal(
    await sendVolunteerForm(server(), {
      lastName: 'Lisitsyna',
      latinFirstName: 'Вера',
      birthDate: '2008-01-01',
      email: 'vera@',
      phone: '+74951234567',
      telegram: 'вера',
      city: ' ',
      studyYear: '9',
      experience: '',
      consent: false,
    }),
    422,
    'fields_invalid',
    {
      lastName: 'only_cyrillic',
      latinFirstName: 'only_latin',
      email: 'email_format',
      phone: 'phone_not_mobile',
      telegram: 'telegram_invalid',
      city: 'required',
      studyYear: 'required',
      experience: 'required',
      consent: 'consent_required',
    },
  )
  expectRefusal(await sendVolunteerForm(server(), { birthDate: '2007-09-16' }), 422, 'under_18', {
    birthDate: 'under_18',
  })
  // Eighteen on the very day, which is the day of the application (decision 012).
  expect(await sendVolunteerForm(server(), { birthDate: '2007-09-15' })).toMatchObject({ status: 200 })
  expectRefusal(await sendVolunteerForm(server(), { birthDate: 'someday' }), 422, 'birth_date_invalid', {
    birthDate: 'birth_date_invalid',
  })
  expectRefusal(
    await sendVolunteerForm(server(), { consentVersion: '2020-01-01' }),
    409,
    'consent_text_changed',
  )
  expectRefusal(
    await server().call('POST', '/volunteers', { body: { ...volunteerBody, surplus: 1 } }),
    422,
    'fields_invalid',
  )
})

test('a foreigner writes the name in Latin letters alone, a citizen of Russia does not', async () => {
  const names = { lastName: null, firstName: null, middleName: null, noMiddleName: true }
  expect(await sendVolunteerForm(server(), { ...names, citizenship: 'AM' })).toMatchObject({ status: 200 })
  expectRefusal(await sendVolunteerForm(server(), names), 422, 'fields_required', {
    lastName: 'required',
    firstName: 'required',
  })
})

test('a phone that is here already gets the same answer and changes nothing; its owner is told once a day', async () => {
  const phone = server().nextPhone()
  const first = await sendVolunteerForm(server(), { phone })
  const told = async () => {
    await server().deliver()
    return (await server().outbox(phone)).length
  }
  expect(await told()).toBe(1)
  const second = await sendVolunteerForm(server(), { phone, lastName: 'Другая' })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  // They have had the link today.
  expect(await told()).toBe(1)
  server().advance(25 * 3_600_000)
  await sendVolunteerForm(server(), { phone })
  await sendVolunteerForm(server(), { phone })
  expect(await told()).toBe(2)
  expect((await stored(phone)).map(({ lastName }) => lastName)).toEqual(['Лисицына'])
})

test('twenty forms with one phone at once leave one', async () => {
  const phone = server().nextPhone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendVolunteerForm(server(), { phone })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stored(phone)).toHaveLength(1)
})

test('a withdrawn form holds its phone no longer', async () => {
  const { phone, token } = await volunteer(server())
  expect((await say(token, 'withdraw')).body.state).toBe('withdrawn')
  // The same answer again is no error.
  expect((await say(token, 'withdraw')).status).toBe(200)
  expectRefusal(await say(token, 'confirm'), 409, 'state_forbids')
  await sendVolunteerForm(server(), { phone })
  expect((await stored(phone)).map(({ state }) => state).sort()).toEqual(['new', 'withdrawn'])
})

test('so many forms from one address in an hour and no more', async () => {
  const address = '192.0.2.77'
  const phone = server().nextPhone()
  expect(await sendVolunteerForm(server(), { phone }, { address })).toMatchObject({ status: 200 })
  const [{ guid, linkHash, nameCodes, searchKey, writtenText, ...sent } = expect.fail()] = await stored(phone)
  const others = Array.from({ length: 59 }, () => ({ ...sent, phone: server().nextPhone() }))
  await server().database.insertInto('volunteer').values(others).execute()
  const refused = await sendVolunteerForm(server(), {}, { address })
  expectRefusal(refused, 429, 'volunteer_forms_many')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await sendVolunteerForm(server(), {}, { address: '192.0.2.78' })).toMatchObject({ status: 200 })
})

test('after the last day the form is closed, with words of its own', async () => {
  const until = (volunteersUntil: string) =>
    server().database.updateTable('edition').set({ volunteersUntil }).where('isCurrent', '=', true).execute()
  await until('2025-09-14')
  expect(await must(server(), 'GET', '/volunteers/form')).toMatchObject({ open: false, until: '2025-09-14' })
  expectRefusal(await sendVolunteerForm(server()), 423, 'volunteers_closed')
  // The last day is included.
  await until('2025-09-16')
  expect(await must(server(), 'GET', '/volunteers/form')).toMatchObject({ open: true })
  expect(await sendVolunteerForm(server())).toMatchObject({ status: 200 })
  await until('2025-10-31')
})

test('a link opens one page; looking changes nothing, and another link is nobody’s', async () => {
  const { guid, token } = await volunteer(server(), 'accepted')
  const before = await listedVolunteer(server(), guid)
  await page(token)
  await page(token)
  expect(await listedVolunteer(server(), guid)).toEqual(before)
  expectRefusal(await page('x'.repeat(43)), 404, 'link_invalid')
  expectRefusal(await page(guid), 404, 'link_invalid')
  expect((await say(token, 'confirm')).body.state).toBe('confirmed')
  expect((await say(token, 'confirm')).body.state).toBe('confirmed')
})

test('a new link ends the old one', async () => {
  const { guid, phone, token } = await volunteer(server())
  await must(server(), 'POST', `/organizer/volunteers/${guid}/link`, {
    token: await organiserToken(server(), 'logistics'),
  })
  expectRefusal(await page(token), 404, 'link_invalid')
  expectRefusal(await say(token, 'withdraw'), 404, 'link_invalid')
  const fresh = await volunteerToken(server(), phone)
  expect(fresh).not.toBe(token)
  expect((await page(fresh)).status).toBe(200)
})

test('the pass is on the page and on paper from the verdict until the state changes', async () => {
  const { guid, token } = await volunteer(server(), 'accepted')
  const paper = () => server().call('GET', `/volunteers/own/${token}/pass-document?locale=ru`)
  expectRefusal(await paper(), 404, 'not_found')
  await reviewVolunteer(server(), [guid], 'approve')
  const { pass, check } = (await page(token)).body
  expect(check).toBe('approved')
  // The forum days of the edition's windows: 18 February 08:00 to 20 February 20:00 in Moscow.
  expect(pass).toMatchObject({ validFrom: '2026-02-18T05:00:00.000Z', validTo: '2026-02-20T16:59:59.000Z' })
  const text = readPdfText((await paper()).bytes).join(' ')
  expect(text).toContain('Лисицына')
  expect(text).toContain('Волонтёр')
  await decideVolunteer(server(), [guid], 'reserve')
  expect((await page(token)).body).toMatchObject({ state: 'reserve', check: null, pass: null })
  const revoked = await server()
    .database.selectFrom('pass')
    .select('revokedAt')
    .where('subjectGuid', '=', guid)
    .executeTakeFirstOrThrow()
  expect(revoked.revokedAt).not.toBeNull()
})

test('a shift before the forum opens the site around it, and no other set-up day', async () => {
  const { guid, token } = await volunteer(server(), 'accepted')
  await reviewVolunteer(server(), [guid], 'approve')
  const shift = await addShift(server(), { from: '2026-02-17T06:00:00.000Z', to: '2026-02-17T11:00:00.000Z' })
  expect(await assign(server(), shift, [guid])).toMatchObject({ status: 200 })
  expect((await page(token)).body).toMatchObject({
    pass: { validFrom: '2026-02-17T05:00:00.000Z', validTo: '2026-02-20T16:59:59.000Z' },
    shifts: [{ from: '2026-02-17T06:00:00.000Z', place: { en: 'Registration desk' } }],
  })
})

test('whoever has the link has their data in a file, and erases it without asking', async () => {
  const { guid, phone, token } = await volunteer(server(), 'accepted', {
    lastName: 'Неповторимова',
    experience: 'Совершенно особенный опыт',
  })
  await reviewVolunteer(server(), [guid], 'approve')
  const file = await server().call('GET', `/volunteers/own/${token}/data`)
  const data = JSON.parse(file.bytes.toString('utf8')) as { volunteer: Record<string, unknown> }
  expect(data.volunteer).toMatchObject({ lastName: 'Неповторимова', phone, birthDate: '2005-04-12' })
  expect(file.bytes.toString('utf8')).not.toContain(token)
  expect(Object.keys(data.volunteer)).not.toContain('addressHash')
  expect(await server().call('DELETE', `/volunteers/own/${token}`)).toMatchObject({ status: 204 })
  expectRefusal(await page(token), 404, 'link_invalid')
  const row = await server()
    .database.selectFrom('volunteer')
    .selectAll()
    .where('guid', '=', guid)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    state: 'withdrawn',
    review: 'unconfirmed',
    lastName: null,
    phone: null,
    email: null,
  })
  expect(row.erasedAt).not.toBeNull()
  expect(JSON.stringify(row)).not.toMatch(/Неповторимова|особенный|vera_lis|2005-04-12/)
  const log = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'fromValue', 'toValue', 'reason'])
    .where('subjectGuid', '=', guid)
    .execute()
  expect(log.map(({ action }) => action)).toContain('eraseVolunteer')
  expect(JSON.stringify(log)).not.toContain('Неповторимова')
})

test('only an administrator erases for somebody who asks support', async () => {
  const { guid, token } = await volunteer(server())
  const erase = async (role: 'admin' | 'logistics') =>
    server().call('DELETE', `/organizer/volunteers/${guid}`, { token: await organiserToken(server(), role) })
  expectRefusal(await erase('logistics'), 403, 'forbidden')
  expect((await erase('admin')).status).toBe(204)
  expectRefusal(await erase('admin'), 404, 'not_found')
  expectRefusal(await page(token), 404, 'link_invalid')
})

test('thirty days after the forum volunteers are erased by age', async () => {
  const { guid } = await volunteer(server(), 'accepted')
  const erased = async () =>
    (
      await server()
        .database.selectFrom('volunteer')
        .select('erasedAt')
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow()
    ).erasedAt
  await runJob(server().services, 'erase-aged', {})
  expect(await erased()).toBeNull()
  // The forum ends on 20 February; 22 March is the last day.
  server().advance(Date.parse('2026-03-22T20:00:00+03:00') - server().services.clock.now().getTime())
  await runJob(server().services, 'erase-aged', {})
  expect(await erased()).toBeNull()
  server().advance(86_400_000)
  await runJob(server().services, 'erase-aged', {})
  expect(await erased()).not.toBeNull()
})
