import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { answerHandover, type offeredCompany } from '#contract/staff-company.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { refreshCompanies } from '#web/staff/company/queries.ts'
import type { Owner } from '#web/staff/company/rules.ts'

export type OfferedCompany = z.infer<typeof offeredCompany>

export const offersKey = ['offered-companies']

export function useTake({ guid }: OfferedCompany, onDone: () => void) {
  const client = useQueryClient()
  const locale = useLocale()
  return useSend(
    answerHandover,
    (owner: Owner) => ({ params: { guid }, body: { take: true as const, owner, locale } }),
    {
      changes: [offersKey],
      async onSuccess() {
        await refreshCompanies(client)
        onDone()
      },
    },
  )
}

export function useDecline({ guid }: OfferedCompany, onDone: () => void) {
  return useSend(answerHandover, () => ({ params: { guid }, body: { take: false as const } }), {
    changes: [offersKey],
    onSuccess: onDone,
  })
}
