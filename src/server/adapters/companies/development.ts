import { setTimeout as sleep } from 'node:timers/promises'
import type { CompanyRegister } from './port.ts'
import { failingInn, sampleCompanies, slowInn } from './sample-companies.ts'

/** Answers from the bundled register; one INN fails and one is slow, so that both can be seen in the interface. */
export function createDevelopmentCompanyRegister(
  options: { slowMilliseconds?: number } = {},
): CompanyRegister {
  return {
    async findByInn(inn) {
      if (inn === failingInn) return { ok: false, code: 'company_lookup_failed' }
      if (inn === slowInn) await sleep(options.slowMilliseconds ?? 2_500)
      const [company, ...branches] = sampleCompanies.filter(sample => sample.inn === inn)
      return company === undefined ? { ok: false, code: 'inn_not_found' } : { ok: true, company, branches }
    },
  }
}
