import { confirmPackage, listStaffCompanies } from '#contract/organiser-staff-company.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type StaffCompanyFilters, staffCompanyQuery } from './rules.ts'

const pageSize = 50

export function useStaffCompanies(filters: StaffCompanyFilters) {
  return useListPages({
    queryKey: ['organiser', 'staff-companies', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listStaffCompanies, {
        query: { limit: pageSize, ...staffCompanyQuery(filters), ...page },
        signal,
      }),
  })
}

type Confirmed = { guid: string; version: number; contractorRole: ContractorRole }

export function useConfirmPackage(onSuccess: () => void) {
  return useSend(
    confirmPackage,
    ({ guid, version, contractorRole }: Confirmed) => ({
      params: { guid },
      body: { version, contractorRole },
    }),
    { changes: [['organiser']], onSuccess },
  )
}
