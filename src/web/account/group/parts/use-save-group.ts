import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CompanyStep } from '#contract/application-form.ts'
import { type Group, readGroupBoard, saveGroup } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import type { CompanyValues } from '#web/account/company/rules.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { refreshSession } from '#web/account/participant/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'
import type { CoordinatorValues } from '../form.tsx'
import { groupValues, sentGroup } from '../rules.ts'

type SaveGroupParts = {
  group: Group
  coordinator: UseFormReturn<CoordinatorValues>
  company: UseFormReturn<CompanyValues, unknown, CompanyStep>
  onSaved: () => void
}

/** Saves both forms of a group on the version that was opened; where somebody saved meanwhile, both versions stand until one is chosen. */
export function useSaveGroup({ group, coordinator, company, onSaved }: SaveGroupParts) {
  const client = useQueryClient()
  const locale = useLocale()
  const params = { guid: group.guid }
  const [version, setVersion] = useState(group.version)
  const [fresh, setFresh] = useState<Group | null>(null)
  const saving = useMutation({
    mutationFn: (on: number) =>
      callApi(saveGroup, {
        params,
        body: { ...sentGroup(coordinator.getValues(), company.getValues(), locale), version: on },
      }),
    async onSuccess() {
      toasts.show({ title: m.group_details_saved(), tone: 'positive' })
      // The rail names the coordinator.
      await Promise.all([refreshBoard(client, group.guid), refreshSession().catch(() => null)])
    },
  })

  async function submit(on = version): Promise<void> {
    try {
      await saving.mutateAsync(on)
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'changed_meanwhile') {
        const board = await callApi(readGroupBoard, { params })
        setFresh(board.group)
        setVersion(board.group.version)
      } else placeRefusal(error)
    }
  }

  function placeRefusal(error: ApiError): void {
    for (const { field, code, message } of error.details) {
      const [part, name] = field.split('.')
      if (part === 'coordinator' && name && name in coordinator.getValues())
        coordinator.setError(name as keyof CoordinatorValues, { type: code, message })
      else if (part === 'company' && name && name in company.getValues())
        company.setError(name as keyof CompanyValues, { type: code, message })
    }
    if (error.details.length === 0) coordinator.setError('root', { message: error.message })
  }

  return {
    pending: saving.isPending,
    /** What stands now, where it is not what was opened. */
    conflict: fresh && groupValues(fresh),
    submit: () => submit(),
    keepMine: () => submit(),
    takeTheirs(): void {
      if (!fresh) return
      const values = groupValues(fresh)
      coordinator.reset(values.coordinator)
      company.reset(values.company)
      setFresh(null)
    },
  }
}
