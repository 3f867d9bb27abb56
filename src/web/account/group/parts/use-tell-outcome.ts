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
 * Reports the result of a bulk action: a toast where all went well, else a dialog that stays until it is read. Takes the members as shown at the
 * start, so that removed ones still have a name.
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
