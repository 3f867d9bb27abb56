import type { z } from 'zod'
import { coordinatorFields } from '#contract/application-form.ts'
import type { Locale } from '#contract/field.ts'
import type { createGroup, Group } from '#contract/group.ts'
import type { CompanyValues } from '#web/account/company/rules.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import type { CoordinatorValues } from './form.tsx'

export type GroupDetails = z.input<typeof createGroup.body>

export const noCoordinator: CoordinatorValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  latinLastName: '',
  latinFirstName: '',
  email: '',
}

export const noCompany: CompanyValues = {
  hasInn: true,
  inn: '',
  kpp: '',
  name: '',
  shortName: '',
  companyType: '',
  siteUrl: '',
  noSite: false,
  address: '',
}

/** The rules of a coordinator's form. Empty texts become null before the schema judges them. */
export const judgeCoordinator: Judge<CoordinatorValues, GroupDetails['coordinator']> =
  judgeBy(coordinatorFields)

export function groupValues({ coordinator, company }: Group): {
  coordinator: CoordinatorValues
  company: GroupDetails['company']
} {
  return {
    coordinator: {
      ...coordinator,
      middleName: coordinator.middleName ?? '',
      latinLastName: coordinator.latinLastName ?? '',
      latinFirstName: coordinator.latinFirstName ?? '',
    },
    company: {
      ...company,
      inn: company.inn ?? '',
      kpp: company.kpp ?? '',
      siteUrl: company.siteUrl ?? '',
      address: company.address ?? '',
    },
  }
}

/** Both forms as they are sent; an empty optional field becomes null. */
export function sentGroup(
  coordinator: CoordinatorValues,
  company: GroupDetails['company'],
  locale: Locale,
): GroupDetails {
  return {
    coordinator: {
      ...coordinator,
      middleName: coordinator.middleName.trim() || null,
      latinLastName: coordinator.latinLastName.trim() || null,
      latinFirstName: coordinator.latinFirstName.trim() || null,
    },
    company: {
      ...company,
      inn: company.inn?.trim() || null,
      kpp: company.kpp?.trim() || null,
      siteUrl: company.siteUrl?.trim() || null,
      address: company.address?.trim() || null,
    },
    locale,
  }
}
