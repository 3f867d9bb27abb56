import { expect, test } from 'vitest'
import type { StaffGuide } from '#contract/staff-guide.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { contentConsole, createPiece, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { staffCompany, type TestStaffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// What logistics writes for companies on site: contacts, documents and guides (decision 092).
const server = useTestServer()
const console = contentConsole(server)
const both = (ru: string, en: string) => ({ ru, en })

const contact = () => ({
  ...emptyDraft('staffContact'),
  department: both('Техническая дирекция', 'Technical directorate'),
  email: 'site@forum.example',
  phone: '+7 862 000-00-01',
})

const document = () => ({
  ...emptyDraft('staffDocument'),
  title: both('Правила монтажа', 'Rules of the set-up'),
  body: both('## Въезд\n\nЧерез **ворота № 3**.\n\n- каска\n- жилет', '## Entrance\n\nBy gate 3.'),
  toSign: true,
})

const guide = ({ guid, token }: TestStaffCompany, locale = 'ru') =>
  must<StaffGuide>(server(), 'GET', `/staff/companies/${guid}/guide`, {
    token,
    headers: { 'accept-language': locale },
  })

const paper = ({ guid, token }: TestStaffCompany, documentGuid: string, as = token) =>
  server().call('GET', `/staff/companies/${guid}/documents/${documentGuid}.pdf?locale=ru`, { token: as })

test('a company reads what is published, in the language it asks for', async () => {
  const company = await staffCompany(server())
  await publishPiece(server(), 'staffContact', contact())
  await createPiece(server(), 'staffGuide', {
    ...emptyDraft('staffGuide'),
    title: both('Черновик', 'Draft'),
    body: both('Рано.', 'Too early.'),
  })
  const { guid } = await publishPiece(server(), 'staffGuide', {
    ...emptyDraft('staffGuide'),
    title: both('Разгрузка', 'Unloading'),
    body: both('С **шести утра**.', 'From **six in the morning**.'),
  })
  const russian = await guide(company)
  expect(russian.contacts).toMatchObject([
    { department: 'Техническая дирекция', note: '', email: 'site@forum.example', phone: '+7 862 000-00-01' },
  ])
  expect(russian.guides).toMatchObject([{ guid, title: 'Разгрузка' }])
  expect(russian.guides[0]?.html).toContain('<strong>шести утра</strong>')
  expect((await guide(company, 'en')).guides).toMatchObject([{ title: 'Unloading' }])
})

test('a document is a PDF in the name of the company, until it is taken down', async () => {
  const company = await staffCompany(server())
  const piece = await publishPiece(server(), 'staffDocument', document())
  expect((await guide(company)).documents).toMatchObject([
    { guid: piece.guid, title: 'Правила монтажа', toSign: true },
  ])
  const answer = await paper(company, piece.guid)
  const text = readPdfText(answer.bytes).join(' ').replaceAll('\u00a0', ' ')
  for (const part of ['Правила монтажа', 'Через ворота № 3.', '— каска', company.company.name])
    expect(text).toContain(part)
  await console.unpublish(piece)
  expect((await guide(company)).documents).toEqual([])
  expectRefusal(await paper(company, piece.guid), 404, 'not_found')
})

test('nobody reads it in the name of another company', async () => {
  const [company, stranger] = [await staffCompany(server()), await staffCompany(server())]
  const { guid } = await publishPiece(server(), 'staffDocument', document())
  expectRefusal(await paper(company, guid, stranger.token), 404, 'not_found')
  expectRefusal(
    await server().call('GET', `/staff/companies/${company.guid}/guide`, { token: stranger.token }),
    404,
    'not_found',
  )
})

test.each(['logistics', 'content', 'security'] as const)('who writes it: %s', async role => {
  const answer = await server().call('POST', '/organizer/content/staffContact', {
    token: await organiserToken(server(), role),
    body: { draft: contact() },
  })
  if (role === 'security') expectRefusal(answer, 403, 'forbidden')
  else expect(answer.status).toBe(200)
})
