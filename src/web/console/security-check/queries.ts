import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  handOverSecurityCheck,
  listSecurityChecks,
  makeSecurityCheck,
  readSecurityCheck,
  readSecurityReply,
  replyBytes,
  type SecurityReply,
  type TakenVerdicts,
  takeSecurityReply,
  verdictsAtOnce,
} from '#contract/organiser-security-check.ts'
import type { CheckedKind } from '#domain/security-check/checked-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { fileForm } from '#web/kit/file/file-form.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import type { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend, useWork } from '#web/kit/send/use-send.ts'

const checksKey = ['organiser', 'security-checks']

export type ToCheck = { kind: CheckedKind; waiting: number; unlisted: number }
export type MadeCheck = { guid: string; number: number; people: number }

/** `days`: on which they were made. */
export function useSecurityChecks(days: ReturnType<typeof dayRangeQuery>) {
  return useListPages({
    queryKey: [...checksKey, days],
    readPage: ({ signal, ...page }) =>
      callApi(listSecurityChecks, { query: { limit: 50, ...days, ...page }, signal }),
  })
}

type Making = { kinds: CheckedKind[]; again: boolean; purpose: 'check' | 'review' }

export function useMakeSecurityCheck(onSuccess: (made: MadeCheck) => void) {
  return useSend(makeSecurityCheck, (body: Making) => ({ body }), { changes: [checksKey], onSuccess })
}

const checkKey = (guid: string) => ['organiser', 'security-check', guid]

export function useSecurityCheck(guid: string) {
  return useQuery({
    queryKey: checkKey(guid),
    queryFn: ({ signal }) => callApi(readSecurityCheck, { params: { guid }, signal }),
  })
}

export function useDownloadCheck({ guid, number }: { guid: string; number: number }) {
  const locale = useLocale()
  return useSend(handOverSecurityCheck, () => ({ params: { guid }, body: { locale } }), {
    changes: [checksKey, checkKey(guid)],
    onSuccess: file => saveBlob(file, `${m.check_list_name({ number: String(number) })}.xlsx`),
  })
}

export function useReadReply(guid: string, onSuccess: (reply: SecurityReply) => void) {
  return useSend(
    readSecurityReply,
    (file: File) => ({ params: { guid }, form: fileForm(file, replyBytes) }),
    { onSuccess },
  )
}

export type Verdict = { line: number; verdict: 'cleared' | 'refused' | 'unclear'; comment: string }
export type VerdictResult = TakenVerdicts['results'][number]

/** Sends verdicts in portions, and counts them. What was taken stays taken if a later portion fails. */
export function useTakeReply(guid: string) {
  const client = useQueryClient()
  const [taken, setTaken] = useState<readonly VerdictResult[]>([])
  const portion = useSend(takeSecurityReply, (rows: Verdict[]) => ({ params: { guid }, body: { rows } }))
  const work = useWork(
    async (rows: readonly Verdict[]) => {
      const results: VerdictResult[] = []
      setTaken([])
      for (let from = 0; from < rows.length; from += verdictsAtOnce) {
        const answer = await portion.mutateAsync(rows.slice(from, from + verdictsAtOnce))
        results.push(...answer.results)
        setTaken([...results])
      }
      return results
    },
    { onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }) },
  )
  return { work, taken }
}
