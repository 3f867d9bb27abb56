import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countPassportFilters,
  decidePassports,
  type PassportRow,
  previewPassportDecisions,
  type SecurityDecision,
} from '#contract/organiser-passport.ts'
import type { SharedMismatchField } from '#domain/passport/mismatch-field.ts'
import { type PassportFilters, passportQuery } from '#web/console/passport/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

/** How many each citizenship would find. */
export function usePassportCounts(filters: PassportFilters) {
  const { sort: _, citizenship: _citizenship, ...query } = passportQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'passport-counts', query],
    queryFn: ({ signal }) => callApi(countPassportFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

type Deciding = {
  rows: readonly PassportRow[]
  decision: SecurityDecision
  /** What differs on each of them. */
  fields: readonly SharedMismatchField[]
  note: string | null
}

const chosen = (rows: readonly PassportRow[]) =>
  rows.map(({ applicationGuid: guid, savedAt }) => ({ guid, savedAt }))

/** What a decision on these people would come to. Asked anew each time: somebody may have decided meanwhile. */
export function usePassportPreview(rows: readonly PassportRow[], decision: SecurityDecision) {
  return useQuery({
    queryKey: ['organiser', 'passports', 'preview', decision, rows.map(row => row.applicationGuid)],
    queryFn: ({ signal }) =>
      callApi(previewPassportDecisions, { body: { passports: chosen(rows), decision }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useDecidePassports() {
  return useSend(
    decidePassports,
    ({ rows, fields, ...decided }: Deciding) => ({
      body: { ...decided, fields: [...fields], passports: chosen(rows) },
    }),
    { changes: [['organiser']] },
  )
}
