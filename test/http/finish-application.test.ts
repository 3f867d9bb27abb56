import { beforeAll, expect, test } from 'vitest'
import type { DraftCompany, DraftPerson, Participant } from '#contract/participant.ts'
import {
  completeForm,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  must,
  requiredConsents,
  type TestParticipant,
  testMedia,
  textVersion,
} from '#test/factories/participant.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal, fieldsOf } from './expect-refusal.ts'

const server = useTestServer()

const everything = { consents: requiredConsents, textVersion }

function finish(made: TestParticipant, body: object = everything, options: CallOptions = {}) {
  return server().call<Participant>('POST', `/participants/${made.guid}/finish`, {
    token: made.token,
    body,
    ...options,
  })
}

/** A good draft with these fields changed. */
function draftWith(person: Partial<DraftPerson>, company: Partial<DraftCompany> = {}) {
  return draftParticipant(server(), { person, company })
}

let draft: TestParticipant

beforeAll(async () => {
  draft = await draftParticipant(server())
})

/** Resets the one draft to a good one with these fields; a refused finish leaves it a draft. */
async function sameDraftWith(person: Partial<DraftPerson>, company: Partial<DraftCompany> = {}) {
  const body = { version: draft.version, ...completeForm({ person, company }, draft.email) }
  const { version } = await must<{ version: number }>(server(), 'PATCH', `/participants/${draft.guid}`, {
    token: draft.token,
    body,
  })
  draft = { ...draft, version }
  return draft
}

test('a good form becomes an application under review, with its consents and its receipt', async () => {
  const made = await draftParticipant(server())
  const answer = await finish(made, { consents: [...requiredConsents, 'advertising'], textVersion })
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'pending', statusId: 30, submittedAt: '2025-09-15T07:00:00.000Z', step: 'finish' },
  })
  expect([...answer.body.consents].sort()).toEqual(['advertising', 'badgePhotograph', 'processing'])
  await server().deliver()
  const [sms, ...earlier] = await server().outbox(made.phone)
  expect(sms?.text).toMatch(/^Заявка .* получена\. Пока ничего не\s+оплачивайте/)
  expect(earlier).toHaveLength(1)
  const letters = await server().outbox(made.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toMatch(/аявка/)
})

test('whoever chose English is told in English', async () => {
  const made = await finishedParticipant(server(), { locale: 'en' })
  await server().deliver()
  const [sms] = await server().outbox(made.phone)
  expect(sms?.text).toMatch(/application/i)
  expect(sms?.text).not.toMatch(/[а-яё]/i)
})

test('consents are kept with the text, the person and the moment', async () => {
  const made = await finishedParticipant(server())
  const rows = await server()
    .database.selectFrom('consent')
    .selectAll()
    .where('participantGuid', '=', made.guid)
    .orderBy('kind')
    .execute()
  expect(rows).toMatchObject([
    { kind: 'badgePhotograph', textVersion, locale: 'ru', withdrawnAt: null },
    { kind: 'processing', textVersion, locale: 'ru', withdrawnAt: null },
  ])
  expect(rows.every(row => row.textHash.length === 32 && row.givenBy !== null)).toBe(true)
})

test('a consent to a text that has changed since is not taken', async () => {
  const made = await draftParticipant(server())
  expectRefusal(
    await finish(made, { consents: requiredConsents, textVersion: '2019-01-01' }),
    409,
    'changed_meanwhile',
  )
})

test('an empty form names every field that is missing', async () => {
  const made = await emptyParticipant(server())
  const answer = await finish(made, { consents: [], textVersion }, { locale: 'en' })
  expectRefusal(answer, 422, 'fields_invalid')
  expect(fieldsOf(answer)).toEqual({
    'person.firstName': 'required',
    'person.lastName': 'required',
    'person.middleName': 'required',
    'person.latinFirstName': 'required',
    'person.latinLastName': 'required',
    'person.email': 'required',
    'person.country': 'required',
    'person.citizenship': 'required',
    'person.birthDate': 'required',
    'person.position': 'required',
    'company.inn': 'required',
    'company.name': 'required',
    'company.shortName': 'required',
    'company.companyType': 'required',
    'company.siteUrl': 'required',
    photo: 'photo_required',
    'consents.processing': 'consent_required',
    'consents.badgePhotograph': 'consent_required',
  })
})

test.each<[string, Partial<DraftPerson>, string, string, string?]>([
  [
    'eighteen tomorrow',
    { birthDate: '2007-09-16' },
    'birthDate',
    'under_18',
    'You must be 18 or over to register',
  ],
  ['a day that is none', { birthDate: '1986-02-30' }, 'birthDate', 'birth_date_invalid'],
  [
    'Latin in a Cyrillic field',
    { firstName: 'Maria' },
    'firstName',
    'only_cyrillic',
    'Only Cyrillic letters are allowed',
  ],
  [
    'Cyrillic in a Latin field',
    { latinLastName: 'Оrlova' },
    'latinLastName',
    'only_latin',
    'Use Latin letters only',
  ],
  ['a name too long', { lastName: 'О'.repeat(61) }, 'lastName', 'name_length'],
  ['no middle name and no word about it', { middleName: '' }, 'middleName', 'required'],
  ['an e-mail that is none', { email: 'orlova@' }, 'email', 'email_format'],
  ['blanks for a position', { position: '   ' }, 'position', 'required'],
  ['a position too long', { position: 'ы'.repeat(81) }, 'position', 'too_long'],
])('%s: %j', async (_what, person, field, code, sentence) => {
  const answer = await finish(await sameDraftWith(person), everything, { locale: 'en' })
  expect(answer).toMatchObject({ status: 422 })
  expect(fieldsOf(answer)).toEqual({ [`person.${field}`]: code })
  if (sentence) expect(answer.body).toMatchObject({ details: [{ message: sentence }] })
})

test.each<[string, Partial<DraftCompany>, string, string]>([
  ['an INN of eleven digits', { inn: '77990011750' }, 'inn', 'inn_length'],
  ['an INN with wrong check digits', { inn: '7799001176' }, 'inn', 'inn_checksum'],
  ['a KPP that is none', { kpp: '12345' }, 'kpp', 'kpp_format'],
  ['a site that is none', { siteUrl: 'нет сайта' }, 'siteUrl', 'website_format'],
  ['no site and no word about it', { siteUrl: '' }, 'siteUrl', 'required'],
  ['no field of activity', { companyType: null }, 'companyType', 'required'],
])('%s: %j', async (_what, company, field, code) => {
  const answer = await finish(await sameDraftWith({}, company))
  expect(answer).toMatchObject({ status: 422 })
  expect(fieldsOf(answer)).toEqual({ [`company.${field}`]: code })
})

test('several faults are told at once', async () => {
  const made = await sameDraftWith({ firstName: 'Maria', email: 'x' }, { inn: '1' })
  expectRefusal(await finish(made), 422, 'fields_invalid', {
    'person.firstName': 'only_cyrillic',
    'person.email': 'email_format',
    'company.inn': 'inn_length',
  })
})

test('eighteen today is old enough', async () => {
  expect((await finish(await draftWith({ birthDate: '2007-09-15' }))).status).toBe(200)
})

test('a person without Russian papers needs no Cyrillic name, and a foreign company no INN', async () => {
  const made = await draftWith(
    { citizenship: 'KZ', country: 'KZ', firstName: null, lastName: null, middleName: null },
    {
      hasInn: false,
      inn: null,
      kpp: null,
      noSite: true,
      siteUrl: null,
      name: 'Almaty Bank JSC',
      shortName: 'Almaty Bank',
    },
  )
  expect((await finish(made)).status).toBe(200)
})

test('a sole trader has twelve digits and no KPP', async () => {
  const made = await draftWith(
    {},
    { inn: '500100732259', kpp: null, name: 'ИП Орлова М. С.', shortName: 'ИП Орлова' },
  )
  expect((await finish(made)).status).toBe(200)
})

test('a media representative names the media', async () => {
  const made = await draftParticipant(server(), { role: 'media' })
  const keep = (version: number, media: object) =>
    must<{ version: number }>(server(), 'PATCH', `/participants/${made.guid}`, {
      token: made.token,
      body: { version, media },
    })
  const { version } = await keep(made.version, { mediaName: null, mediaWebsite: null })
  expectRefusal(await finish(made), 422, 'fields_required', {
    'media.mediaName': 'required',
    'media.mediaWebsite': 'required',
  })
  await keep(version, testMedia)
  expect((await finish(made)).status).toBe(200)
})

test('names are kept as the rules write them', async () => {
  const made = await draftWith({ firstName: '  Анна  Мария ', lastName: 'Салтыкова\u2011Щедрина' })
  const answer = await finish(made)
  expect(answer.body.person).toMatchObject({ firstName: 'Анна Мария', lastName: 'Салтыкова-Щедрина' })
})
