import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readCountries } from '#contract/dictionary.ts'
import { normalisePhone } from '#contract/phone.ts'
import { createCountryFinder } from '#domain/group/country-finder.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { createEmployeeTableJudge, createTableJudge } from './import-table.ts'

/** Judges the table in the browser as the server will, and names countries in the page's language. `ready` once both have loaded. */
export function useTableJudge({ groupInn }: { groupInn: string | null }) {
  const locale = useLocale()
  const today = useToday()
  const { phone: own } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(readCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const judge = useMemo(() => {
    const countries = data ?? []
    const names = new Map(countries.map(({ code, name }) => [code, name[locale]]))
    const judge = createTableJudge(today, {
      groupInn,
      findCountry: createCountryFinder(countries),
      normalisePhone(typed) {
        const verdict = normalisePhone(typed)
        return verdict.ok && verdict.phone === own ? { ok: false, code: 'phone_own' } : verdict
      },
    })
    return { judge, countryName: (code: string) => names.get(code) ?? code }
  }, [data, groupInn, locale, own, today])
  const retry = (): void => void refetch()
  return { ...judge, ready: data !== undefined, error, retry }
}

const employeeJudge = createEmployeeTableJudge({ groupInn: null, findCountry: () => null, normalisePhone })

/** The same for a company's list, which names no countries. */
export function useEmployeeTableJudge() {
  return {
    judge: employeeJudge,
    countryName: (code: string) => code,
    ready: true as boolean,
    error: null as Error | null,
    retry: () => {},
  }
}

export type ReadyJudge = ReturnType<typeof useTableJudge>

export type TableJudge = Pick<ReturnType<typeof useTableJudge>, 'judge' | 'countryName'>
