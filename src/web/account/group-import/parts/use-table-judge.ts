import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readCountries } from '#contract/dictionary.ts'
import type { Group } from '#contract/group.ts'
import { normalisePhone } from '#contract/phone.ts'
import { createCountryFinder } from '#domain/group/country-finder.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { createTableJudge } from './import-table.ts'

/** Judges the table in the browser as the server will, and names countries in the page's language. `ready` once both have loaded. */
export function useTableJudge(group: Group) {
  const locale = useLocale()
  const today = useToday()
  const { phone: own } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(readCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const groupInn = group.company.hasInn ? group.company.inn : null
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
  return { ...judge, ready: data !== undefined, error, retry: () => void refetch() }
}

export type TableJudge = Pick<ReturnType<typeof useTableJudge>, 'judge' | 'countryName'>
