import { useQuery } from '@tanstack/react-query'
import { listVehicles, type Vehicle } from '#contract/vehicle.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ofCompanyKey, staffInterval, useCompany } from '#web/staff/company/queries.ts'

/** The company's vehicles, by the day they come. */
export function useVehicles() {
  const { guid } = useCompany()
  return useQuery({
    queryKey: ofCompanyKey(guid, 'vehicles'),
    queryFn: async ({ signal }): Promise<Vehicle[]> =>
      (await callApi(listVehicles, { params: { guid }, signal })).items,
    refetchInterval: staffInterval,
  })
}
