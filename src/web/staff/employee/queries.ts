import { useQuery } from '@tanstack/react-query'
import { type Employee, listEmployees } from '#contract/employee.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ofCompanyKey, staffInterval, useCompany } from '#web/staff/company/queries.ts'

export const employeesKey = (companyGuid: string) => ofCompanyKey(companyGuid, 'employees')

/** Everybody whom the company brings, by name. */
export function useEmployees() {
  const { guid } = useCompany()
  return useQuery({
    queryKey: employeesKey(guid),
    queryFn: async ({ signal }): Promise<Employee[]> =>
      (await callApi(listEmployees, { params: { guid }, signal })).items,
    refetchInterval: staffInterval,
  })
}
