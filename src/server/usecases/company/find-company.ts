import type * as routes from '#contract/company.ts'
import { checkInn } from '#domain/company/inn.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** A company by its INN from the register; the form stays editable anyway. */
export const findCompany: UseCase<typeof routes.readCompany, 'companies'> = async (
  { params: { inn: typed } },
  needs,
) => {
  const verdict = checkInn(typed, 'payer')
  if (!verdict.ok) refuse(verdict.code, { details: [{ field: 'inn', code: verdict.code }] })
  const { inn } = verdict
  const found = await needs.companies.findByInn(inn)
  if (!found.ok) refuse(found.code, { details: [{ field: 'inn', code: found.code }] })
  const { kpp, name, shortName, address, kind, state } = found.company
  const branches = found.branches.filter(branch => branch.state === 'active')
  return {
    inn,
    kpp,
    name,
    shortName,
    address: address || null,
    kind,
    state,
    branches: branches.map(branch => ({
      kpp: branch.kpp,
      name: branch.name,
      address: branch.address || null,
    })),
  }
}
