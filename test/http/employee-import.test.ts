import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ImportPreview } from '#contract/import.ts'
import { listFields, matchColumns } from '#domain/import/import-columns.ts'
import { readImportRows } from '#domain/import/import-rows.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { staffCompany, type TestStaffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const heading = 'ФИО\tТелефон\tАдрес прописки\tКогда на площадке\tРазмер куртки'
const line = (index: number, work = 'монтаж') =>
  `Сазонов${'абвгдежзиклмнопрстуфхцчшщ'[index % 25]} Мирон Ильич\t\tг. Сочи, ул. Морская, д. ${index + 1}\t${work}\tL`

const path = ({ guid }: TestStaffCompany) => `/staff/companies/${guid}/import`

const paste = (company: TestStaffCompany, lines: readonly string[]) =>
  server().call<ImportPreview>('POST', `${path(company)}/text`, {
    token: company.token,
    body: { text: [heading, ...lines].join('\n') },
  })

const valuesOf = ({ rows }: ImportPreview) =>
  rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(listFields.employees.map(field => [field, cells[field].typed])),
  }))

const send = (company: TestStaffCompany, rows: ReturnType<typeof valuesOf>, on = server()) =>
  on.call<{ added: number }>('POST', `${path(company)}/rows`, {
    token: company.token,
    body: { rows, consent: true },
  })

const countOf = async ({ guid }: TestStaffCompany) =>
  (await server().database.selectFrom('employee').select('guid').where('companyGuid', '=', guid).execute())
    .length

const list = (count: number) => Array.from({ length: count }, (_, index) => line(index))

test('a list as offices make it: unknown columns, totals, two works, a Latin spelling proposed', async () => {
  const company = await staffCompany(server())
  const { body } = await paste(company, [line(0), line(1, 'Форум и монтаж'), 'Итого: 2 чел.'])
  expect(body.faults).toBe(0)
  expect(body.headings.map(({ column }) => column)).toEqual([
    'fullName',
    'phone',
    'registrationAddress',
    'work',
    null,
  ])
  expect(body.rows).toHaveLength(2)
  expect(body.rows[1]?.cells.work.value).toBe('both')
  expect(body.rows[0]?.cells.latinFirstName).toMatchObject({ value: 'Miron', proposed: true })
  expect(await send(company, valuesOf(body))).toMatchObject({ status: 200, body: { added: 2 } })
  const [first] = await server()
    .database.selectFrom('employee')
    .selectAll()
    .where('companyGuid', '=', company.guid)
    .orderBy('guid')
    .execute()
  expect(first).toMatchObject({
    state: 'unconfirmed',
    onForum: false,
    onMontage: true,
    selfRegistered: false,
  })
  expect(first?.consentVersion).not.toBe('')
})

test('each fault is told at its cell, and nobody is added', async () => {
  const company = await staffCompany(server())
  const { body } = await paste(company, [
    line(0, 'по средам'),
    'Петров Пётр\t12345\t\tфорум\t',
    line(2, ''),
    line(2, 'форум'),
  ])
  const codes = body.rows.map(({ cells }) =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([field, { code }]) => (code ? [[field, code] as const] : [])),
    ),
  )
  expect(codes).toEqual([
    { work: 'value_invalid' },
    { phone: 'phone_format', registrationAddress: 'required' },
    { work: 'required' },
    { lastName: 'twice_in_list' },
  ])
  expect(body.faults).toBe(4)
  expect((await send(company, valuesOf(body))).status).toBe(422)
  expect(await countOf(company)).toBe(0)
})

test('the list that has grown adds only the new', async () => {
  const company = await staffCompany(server())
  await send(company, valuesOf((await paste(company, list(3))).body))
  const { body } = await paste(company, [...list(4), `Сазонова Мирон Ильич\t\tг. Адлер, ул. Лесная\tфорум\t`])
  expect(body.rows.map(({ cells, double }) => [cells.lastName.code, double])).toEqual([
    ['already_in_company', false],
    ['already_in_company', false],
    ['already_in_company', false],
    [null, false],
    // The same name at another address is only told of.
    [null, true],
  ])
  const fresh = valuesOf({ ...body, rows: body.rows.slice(3) })
  expect(await send(company, fresh)).toMatchObject({ status: 200, body: { added: 2 } })
})

test('the same list sent by two browsers at once adds each employee once', async () => {
  const company = await staffCompany(server())
  const rows = valuesOf((await paste(company, list(25))).body)
  const answers = await Promise.all([send(company, rows), send(company, rows), send(company, rows)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect(await countOf(company)).toBe(25)
})

test('without consent, to a stranger, and when there is nothing to read', async () => {
  const company = await staffCompany(server())
  const stranger = await staffCompany(server())
  const rows = valuesOf((await paste(company, list(1))).body)
  const post = (token: string | undefined, body: object) =>
    server().call('POST', `${path(company)}/rows`, { ...(token && { token }), body })
  expectRefusal(await post(company.token, { rows, consent: false }), 422, 'consent_required', {
    consent: 'consent_required',
  })
  expect((await post(stranger.token, { rows, consent: true })).status).toBe(404)
  expect((await post(undefined, { rows, consent: true })).status).toBe(401)
  expect((await paste({ ...company, token: stranger.token }, list(1))).status).toBe(404)
  expect((await paste(company, [])).status).toBe(422)
})

test.each(['ru', 'en'])('our sample in %s has every column, and its examples are nobody', async locale => {
  const bytes = readFileSync(`src/web/staff/employee-import/parts/employee-sample-${locale}.xlsx`)
  const sheet = await readTableApart({ bytes })
  const rows = sheet.ok ? sheet.rows : []
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text))
  const matched = matchColumns(texts, 'employees')
  expect(matched).toEqual({ ok: true, headingRow: 0, columns: [...listFields.employees] })
  expect(rows.length).toBeGreaterThan(2)
  expect(matched.ok && readImportRows(rows, matched)).toEqual({ ok: false, code: 'file_empty' })
})
