import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkResult, GroupMember } from '#contract/group.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'
import {
  type BulkAct,
  type BulkOutcome,
  bulkOutcome,
  isWhole,
  namesLine,
  outcomeTitle,
} from './bulk-outcome.ts'

export type BulkActOptions = {
  groupGuid: string
  act: BulkAct
  members: readonly GroupMember[]
  onDone: (outcome: BulkOutcome) => void
}

/**
 * Tells what became of an act with many members. Where all went well a toast says so by name; where some were refused, or were not come to, the outcome stays until it has
 * been read. The members are those that were shown when the act began: who is removed has a name all the same.
 */
export function useTellOutcome({ groupGuid, act, members, onDone }: BulkActOptions) {
  const client = useQueryClient()
  const locale = useLocale()
  const [shown] = useState(members)
  return (results: BulkResult['results'], asked?: readonly string[]) => {
    void refreshBoard(client, groupGuid)
    const outcome = bulkOutcome({ results }, shown, locale, asked)
    if (isWhole(outcome))
      toasts.show({
        title: outcomeTitle(act, outcome),
        description: namesLine(outcome.done),
        tone: 'positive',
      })
    onDone(outcome)
  }
}
