import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readCompany } from '#contract/company.ts'
import { checkInn } from '#domain/company/inn.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { type FilledFields, fillFromRegister, type RegisterFields } from './register-fill.ts'

type Lookup = {
  /** False for somebody without an INN. */
  hasInn: boolean
  /** The INN that was saved with the fields, so they are that company's; it is not looked up again. */
  savedInn?: string | undefined
  typed: () => FilledFields
  onFill: (fields: FilledFields) => void
}

/**
 * Asks the register once an INN is complete and its check digits are right, and keeps the fields to the INN beside them: another company's are replaced,
 * and cleared where the register knows nothing.
 */
export function useCompanyLookup(inn: string, { hasInn, savedInn, typed, onFill }: Lookup) {
  const verdict = checkInn(inn, 'payer')
  const whole = hasInn && verdict.ok ? verdict.inn : null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['company', whole],
    queryFn: ({ signal }) => callApi(readCompany, { params: { inn: whole ?? '' }, signal }),
    enabled: whole !== null && whole !== savedInn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  // Whose the fields are, and what the register said of it.
  const owner = useRef<{ inn: string; found: RegisterFields | null } | null>(null)
  const saveOwner = useEffectEvent(() => {
    if (savedInn && !owner.current) owner.current = { inn: savedInn, found: typed() }
  })
  const follow = useEffectEvent(() => {
    const former = owner.current
    if (!hasInn) {
      owner.current = null
      if (former) onFill(fillFromRegister(typed(), former.found, null))
      return
    }
    if (whole === null || whole === savedInn) return
    if (former?.inn === whole && (former.found || !data)) return
    if (!data && !error) return
    if (former || data) onFill(fillFromRegister(typed(), former && (former.found ?? noFields), data ?? null))
    owner.current = { inn: whole, found: data ? fieldsOf(data) : null }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer about each INN counts once
  useEffect(() => {
    saveOwner()
    follow()
  }, [hasInn, whole, data, error])
  const asked = whole !== null && whole !== savedInn
  return {
    found: asked ? (data ?? null) : null,
    error: asked ? error : null,
    searching: asked && isFetching,
    retry: () => void refetch(),
  }
}

const noFields: RegisterFields = { kpp: '', name: '', shortName: '', address: '' }

const fieldsOf = ({ kpp, name, shortName, address }: RegisterFields): RegisterFields => ({
  kpp,
  name,
  shortName,
  address,
})
