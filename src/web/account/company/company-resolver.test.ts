import { expect, it } from 'vitest'
import { sampleSections } from '#test/factories/draft-sections.ts'
import { typedOf } from '#web/account/application/rules.ts'
import { type CompanyValues, companyResolver } from './rules.ts'

const right: CompanyValues = typedOf(sampleSections().company) as CompanyValues
const unchosen = '' as CompanyValues['companyType']

it.each([
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
])('without %s', async (_, values, fields) => {
  const { errors } = await companyResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(Object.keys(errors).sort()).toEqual(fields)
})
