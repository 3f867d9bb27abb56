import { expect, test } from 'vitest'
import type { OwnConsent } from '#contract/document.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { consentTextHash } from '#server/persistence/consent-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import { consentTexts } from '#server/usecases/consent/consent-texts.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  finishedParticipant,
  type TestParticipant,
  textVersion,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
type Consents = { consents: OwnConsent[] }

const read = (made: TestParticipant, token = made.token) =>
  server().call<Consents>('GET', `/participants/${made.guid}/consents`, { token })

const give = (made: TestParticipant, kind: string, version = textVersion, token = made.token) =>
  server().call<Consents>('POST', `/participants/${made.guid}/consents`, { token, body: { kind, version } })

const withdraw = (made: TestParticipant, kind: string, token = made.token) =>
  server().call<Consents>('POST', `/participants/${made.guid}/consents/${kind}/withdraw`, { token, body: {} })

const pdf = (made: TestParticipant, path: string, token = made.token) =>
  server().call('GET', `/participants/${made.guid}/${path}`, { token })

const one = (body: Consents, kind: string) => body.consents.find(consent => consent.kind === kind)

test('what the application asked for stands, and speakers and payments are not offered', async () => {
  const made = await finishedParticipant(server())
  const { status, body } = await read(made)
  expect(status).toBe(200)
  const kinds = (of: Consents) => of.consents.map(({ kind }) => kind)
  expect(kinds(body)).toEqual(['processing', 'distribution', 'badgePhotograph'])
  expect(one(body, 'processing')).toMatchObject({
    required: true,
    standing: { version: textVersion, givenBy: 'participant', withdrawnAt: null },
    mayWithdraw: false,
    mayGive: false,
  })
  // A consent to messages is offered only where some are going to be sent.
  const plan = (plannedMessages: ('advertising' | 'notifications')[]) =>
    server().database.updateTable('edition').set({ plannedMessages }).where('isCurrent', '=', true).execute()
  await plan(['advertising', 'notifications'])
  const planned = (await read(made)).body
  expect(kinds(planned)).toEqual([
    'processing',
    'distribution',
    'advertising',
    'notifications',
    'badgePhotograph',
  ])
  expect(one(planned, 'advertising')).toMatchObject({ standing: null, mayGive: true })
  await plan([])
  // What was given can be withdrawn all the same.
  await give(made, 'advertising')
  expect(one((await read(made)).body, 'advertising')).toMatchObject({ mayGive: false, mayWithdraw: true })
})

test('a free consent is given and withdrawn, and both stay on record', async () => {
  const made = await approvedParticipant(server())
  expect(one((await give(made, 'distribution')).body, 'distribution')).toMatchObject({
    standing: { version: textVersion },
    mayWithdraw: true,
  })
  const gone = one((await withdraw(made, 'distribution')).body, 'distribution')
  expect(gone).toMatchObject({ standing: null, mayGive: true, earlier: [{ version: textVersion }] })
  expect(gone?.earlier[0]?.withdrawnAt).toMatch(/^2025-09-15T/)
  expectRefusal(await withdraw(made, 'distribution'), 409, 'state_forbids')
  expect(one((await give(made, 'distribution')).body, 'distribution')?.earlier).toHaveLength(1)
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select('action')
    .where('subjectGuid', '=', made.guid)
    .where('action', 'in', ['giveConsent', 'withdrawConsent'])
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['giveConsent', 'withdrawConsent', 'giveConsent'])
})

test.each(['processing', 'badgePhotograph'])('%s ends with the application alone', async kind => {
  const made = await approvedParticipant(server())
  expectRefusal(await withdraw(made, kind), 409, 'consent_ends_participation')
  expect(one((await read(made)).body, kind)?.standing).not.toBeNull()
})

test('a consent to another text, a payment’s consent and one given twice', async () => {
  const made = await approvedParticipant(server())
  expectRefusal(await give(made, 'advertising', '2020-01-01'), 409, 'consent_text_changed')
  expectRefusal(await give(made, 'cardPayment'), 409, 'state_forbids')
  expectRefusal(await give(made, 'speakerPublication'), 409, 'state_forbids')
  expect((await give(made, 'whatever')).status).toBe(422)
  await Promise.all([give(made, 'notifications'), give(made, 'notifications')])
  const notifications = one((await read(made)).body, 'notifications')
  expect([notifications?.standing !== null, notifications?.earlier.length]).toEqual([true, 0])
})

test('nobody reads, gives, withdraws or downloads for somebody else', async () => {
  const [made, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const consent = one((await read(made)).body, 'processing')?.standing?.guid
  expectRefusal(await read(made, other.token), 404, 'not_found')
  expectRefusal(await give(made, 'advertising', textVersion, other.token), 404, 'not_found')
  expectRefusal(await withdraw(made, 'advertising', other.token), 404, 'not_found')
  expectRefusal(await pdf(made, `consents/${consent}.pdf`, other.token), 404, 'not_found')
  // Another person's consent answers like a missing one.
  expectRefusal(await pdf(other, `consents/${consent}.pdf`), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/consents`), 401, 'unauthorized')
})

test('an organiser who reads personal details has the same document, with the phone masked', async () => {
  const [made, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const consent = one((await read(made)).body, 'processing')?.standing?.guid
  const of = ({ applicationGuid }: typeof made, token: string) =>
    server().call('GET', `/organizer/applications/${applicationGuid}/consents/${consent}.pdf`, { token })
  const admin = await organiserToken(server(), 'admin')
  const text = readPdfText((await of(made, admin)).bytes).join('\n')
  expect(text).toContain('Орлова Мария Сергеевна')
  const digits = (words: string) => words.replace(/\D/g, '')
  expect(digits(text)).not.toContain(digits(made.phone))
  const own = readPdfText((await pdf(made, `consents/${consent}.pdf`)).bytes).join('\n')
  expect(digits(own)).toContain(digits(made.phone))
  expectRefusal(await of(other, admin), 404, 'not_found')
  expectRefusal(await of(made, await organiserToken(server(), 'gate')), 403, 'forbidden')
})

test('a consent is downloaded as it was given, with the hash of its words', async () => {
  const made = await approvedParticipant(server())
  const consent = one((await read(made)).body, 'processing')?.standing?.guid
  const answer = await pdf(made, `consents/${consent}.pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = readPdfText(answer.bytes).join('\n')
  const words = consentTexts(legalFactsOf(await readCurrentEdition(server().database)), 'ru').find(
    ({ kind }) => kind === 'processing',
  )
  if (!words) throw new Error('there is no text')
  for (const part of ['Согласие на обработку персональных данных', 'Орлова Мария Сергеевна', textVersion])
    expect(text).toContain(part)
  expect(text.replace(/\s/g, '')).toContain(consentTextHash(words).toString('hex'))
  expect(text).toContain('Действует')
  expect(text).not.toContain('\ufffd')
})

test('the words of a consent outlive a change of the files', async () => {
  const made = await approvedParticipant(server())
  await give(made, 'advertising')
  const words = await server()
    .database.selectFrom('consent')
    .innerJoin('consentText', 'consentText.hash', 'consent.textHash')
    .select(['consent.kind', 'consentText.title'])
    .where('consent.participantGuid', '=', made.guid)
    .execute()
  expect(words.map(({ kind }) => kind).sort()).toEqual(['advertising', 'badgePhotograph', 'processing'])
})

test.each(['ru', 'en'] as const)('the policy is there in %s', async locale => {
  const made = await finishedParticipant(server())
  const answer = await pdf(made, `documents/policy.pdf?locale=${locale}`)
  expect(answer.status).toBe(200)
  const text = readPdfText(answer.bytes).join('\n')
  expect(text).toContain('7701234560')
  expect(text).toContain(locale === 'ru' ? 'Ваши права' : 'Your rights')
})

const person = {
  principal: 'individual',
  trustedName: 'Лисицына Вера Павловна',
  trustedDocument: 'паспорт 4512 345678',
  principalDocument: '',
}
const company = {
  principal: 'company',
  trustedName: 'Лисицына Вера Павловна',
  trustedDocument: '',
  signatoryName: 'Громов Олег Ильич',
  signatoryPosition: 'Генеральный директор',
  basis: 'Устав',
}

const power = (made: TestParticipant, body: object, token = made.token) =>
  server().call('POST', `/participants/${made.guid}/documents/power-of-attorney`, { token, body })

test.each([
  [
    'a person',
    person,
    ['Орлова Мария Сергеевна', 'Лисицына Вера Павловна (паспорт 4512 345678)', '20 февраля 2026'],
  ],
  [
    'a company',
    company,
    ['Лазоревый Банк', 'ИНН 7799001175', 'Генеральный директор Громов Олег Ильич', 'М. П.'],
  ],
])('a power of attorney of %s', async (_, body, parts) => {
  const made = await approvedParticipant(server())
  const answer = await power(made, body)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = readPdfText(answer.bytes).join('\n').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  for (const part of parts) expect(text).toContain(part)
})

test('a power of attorney without a name, of a stranger, and what is left of one', async () => {
  const [made, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  expectRefusal(await power(made, { ...person, trustedName: ' ' }), 422, 'required', {
    trustedName: 'required',
  })
  expectRefusal(await power(made, person, other.token), 404, 'not_found')
  await power(made, person)
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'reason', 'fromValue', 'toValue'])
    .execute()
  expect(JSON.stringify(audit)).not.toContain('345678')
})
