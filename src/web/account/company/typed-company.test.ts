import { expect, it } from 'vitest'
import { sampleSections } from '#test/factories/draft-sections.ts'
import { typedOf } from '#web/account/application/rules.ts'
import { type CompanyValues, judgeTypedCompany } from './rules.ts'

const right: CompanyValues = typedOf(sampleSections().company)
const unchosen = ''

it.each<[string, CompanyValues, string[]]>([
  ['nothing', right, []],
  ['a field of activity', { ...right, companyType: unchosen }, ['companyType']],
  [
    'everything',
    {
      ...right,
      inn: '',
      name: '',
      shortName: '',
      siteUrl: '',
      companyType: unchosen,
    },
    ['companyType', 'inn', 'name', 'shortName', 'siteUrl'],
  ],
  ['an INN and the activity', { ...right, inn: '123', companyType: unchosen }, ['companyType', 'inn']],
  ['a KPP', { ...right, kpp: '12' }, ['kpp']],
])('without %s', (_, values, fields) => {
  const verdict = judgeTypedCompany(values)
  const blamed = verdict.ok ? [] : verdict.faults.map(({ field }) => field)
  expect([...new Set(blamed)].sort()).toEqual(fields)
})
