import type { Group } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { companyTypeWord } from '#web/kit/words/company-type-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** The organisation once it cannot be changed any more, and why. */
export function CompanyFacts({ company }: Pick<Group, 'company'>) {
  const facts = [
    { term: companyLabels.name(), value: company.name },
    { term: companyLabels.shortName(), value: company.shortName },
    { term: companyLabels.inn(), value: company.inn && <span className="tabular">{company.inn}</span> },
    { term: companyLabels.kpp(), value: company.kpp && <span className="tabular">{company.kpp}</span> },
    { term: companyLabels.companyType(), value: companyTypeWord(company.companyType) },
    { term: companyLabels.address(), value: company.address },
    { term: companyLabels.siteUrl(), value: company.siteUrl },
  ]
  return (
    <div className="space-y-5">
      <DefinitionList className="text-sm" items={facts.filter(({ value }) => value)} />
      <Banner>{m.group_details_company_locked()}</Banner>
    </div>
  )
}
