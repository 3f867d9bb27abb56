import { describe, expect, it } from 'vitest'
import { demoEdition, demoLegalDetails } from '#server/demo/demo-edition.ts'
import { readSetUpFile } from './set-up-file.ts'

const { isCurrent: _, seller, feeKopecks, ...fields } = demoEdition
const good = {
  edition: { ...fields, feeKopecks: feeKopecks.toString() },
  operator: demoLegalDetails.operator,
  seller,
  organisers: [{ phone: '+79120000001', name: 'Вероника Лапшина', roles: ['admin'] }],
}

const mistakesOf = (content: unknown) => {
  const read = readSetUpFile(typeof content === 'string' ? content : JSON.stringify(content))
  return read.ok ? [] : read.mistakes
}

it('takes a good file, and any part of it alone', () => {
  expect(mistakesOf(good)).toEqual([])
  for (const [name, part] of Object.entries(good)) expect(mistakesOf({ [name]: part })).toEqual([])
  const read = readSetUpFile(JSON.stringify({ seller: { ...seller, inn: '7701 234560' } }))
  expect(read).toMatchObject({ ok: true, input: { organisers: [], seller: { inn: '7701234560' } } })
})

describe('forum.json wrong in twenty ways gives twenty single lines', () => {
  const { headName: _head, ...headless } = seller
  const { cityEn: _city, ...edition } = good.edition
  const wrong = {
    edition: {
      ...edition,
      slug: 'Forum 2026',
      nameRu: '',
      venueRu: 7,
      endsOn: '2026-02-17',
      timeZone: 'Moskau',
      feeKopecks: '180 000',
      payBy: '30.01.2026',
      passportBy: '2026-02-18',
      supportEmail: 'nope',
      supportPhone: '8 800',
      feeRoubles: '180000',
    },
    operator: { ...demoLegalDetails.operator, inn: '123', ogrn: '1197700012345', site: 'forum' },
    seller: { ...headless, kpp: '1', bank: { ...seller.bank, account: '1' } },
    organisers: [{ phone: '112', name: 'Вероника Лапшина', roles: ['boss'] }],
    oganisers: [],
  }
  const expected = [
    'edition.cityEn: is missing',
    'edition.slug: "Forum 2026" is no short name: write 2 to 40 small letters, digits and hyphens, such as 2027',
    'edition.nameRu: is missing',
    'edition.venueRu: 7 must be text in quotes',
    'edition.endsOn: "2026-02-17" is before startsOn',
    'edition.timeZone: "Moskau" is no time zone; write a name such as Europe/Moscow',
    'edition.feeKopecks: "180 000" is no sum: write kopecks as digits in quotes, such as "18000000"',
    'edition.payBy: "30.01.2026" is no day; write one such as 2027-02-17',
    'edition.passportBy: "2026-02-18" must be before startsOn, the first day of the forum',
    'edition.supportEmail: "nope" is no e-mail address; write one such as support@forum.example',
    'edition.supportPhone: "8 800" is no phone number; write it with the country, such as +79120000001',
    'edition.feeRoubles: is not known; leave it out, or check how it is written (docs/operations.md)',
    'operator.inn: "123" is no INN: write 10 digits of a company, or 12 of a sole trader',
    'operator.ogrn: "1197700012345" is no OGRN: write 13 digits of a company, or 15 of a sole trader',
    'operator.site: "forum" is no address of a site; write one such as https://forum.example',
    'seller.headName: is missing',
    'seller.kpp: "1" is no KPP: write 9 characters, or null for a sole trader',
    'seller.bank.account: "1" does not fit the BIC: check its 20 digits',
    'organisers.0.phone: "112" is no phone number; write it with the country, such as +79120000001',
    'organisers.0.roles.0: "boss" must be one of committee, finance, security, support, content, logistics, gate, admin',
    'oganisers: is not known; leave it out, or check how it is written (docs/operations.md)',
  ]

  it('each with its place and what to do', () => {
    expect(mistakesOf(wrong).sort()).toEqual([...expected].sort())
    expect(expected.length).toBeGreaterThanOrEqual(20)
    for (const line of mistakesOf(wrong)) expect(line).not.toMatch(/[\n\r]|Invalid|expected|received/)
  })
})

it.each<[string, unknown, string]>([
  ['no JSON', '{ "edition": ', 'it is no JSON: '],
  ['a list', [], '[] must be a group in braces { … }'],
  ['nothing', 'null', 'null must be a group in braces { … }'],
  ['a part that is text', { edition: '2026' }, 'edition: "2026" must be a group in braces { … }'],
  [
    'a bank that is none',
    { seller: { ...seller, bank: null } },
    'seller.bank: null must be a group in braces { … }',
  ],
  [
    'no roles',
    { organisers: [{ phone: '+79120000001', name: 'А', roles: [] }] },
    'organisers.0.roles: [] is missing',
  ],
])('%s is one line', (_, content, line) => {
  const [first, ...rest] = mistakesOf(content)
  expect(first).toContain(line)
  expect(first).not.toContain('\n')
  expect(rest).toEqual([])
})
