import { useQuery } from '@tanstack/react-query'
import {
  decidePassports,
  type PassportRow,
  previewPassportDecisions,
  type SecurityDecision,
} from '#contract/organiser-passport.ts'
import type { SharedMismatchField } from '#domain/passport/mismatch-field.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

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
