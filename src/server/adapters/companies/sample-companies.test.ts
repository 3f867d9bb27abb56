import { expect, it } from 'vitest'
import { createDevelopmentCompanyRegister } from './development.ts'
import { failingInn, sampleCompanies, slowInn } from './sample-companies.ts'

const weights = { last: [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] }

function controlDigit(digits: string, length: number): number {
  const used = weights.last.slice(weights.last.length - length)
  return (used.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10
}

function hasRightCheckDigits(inn: string): boolean {
  if (inn.length === 10) return controlDigit(inn, 9) === Number(inn[9])
  return controlDigit(inn, 10) === Number(inn[10]) && controlDigit(inn, 11) === Number(inn[11])
}

it.each(sampleCompanies.map(company => [company.shortName, company] as const))(
  '%s has right numbers',
  (_, company) => {
    expect(hasRightCheckDigits(company.inn)).toBe(true)
    const [divisor, length] = company.kind === 'legal' ? [11n, 13] : [13n, 15]
    expect(company.ogrn).toHaveLength(length)
    expect(Number((BigInt(company.ogrn.slice(0, -1)) % divisor) % 10n)).toBe(Number(company.ogrn.at(-1)))
    if (company.kind === 'legal') expect(company.kpp).toMatch(/^\d{4}[0-9A-Z]{2}\d{3}$/)
    else expect(company.kpp).toBeNull()
  },
)

it('shows every case of the interface', async () => {
  const register = createDevelopmentCompanyRegister({ slowMilliseconds: 1 })
  expect(hasRightCheckDigits(failingInn)).toBe(true)
  expect(await register.findByInn(failingInn)).toEqual({ ok: false, code: 'company_lookup_failed' })
  expect(await register.findByInn('7701234560')).toEqual({ ok: false, code: 'inn_not_found' })
  expect(await register.findByInn(slowInn)).toMatchObject({ ok: true })
  expect(await register.findByInn('7799004585')).toMatchObject({ company: { state: 'liquidated' } })
  expect(await register.findByInn('7799001175')).toMatchObject({
    company: { kpp: '779901001' },
    branches: [{ kpp: '669943001' }, { kpp: '789943001' }],
  })
})
