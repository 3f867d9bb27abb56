import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompanyStep } from '#contract/application-form.ts'
import { type Group, readGroupBoard, saveGroup } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import type { CompanyValues } from '#web/account/company/rules.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { refuseJoined } from '#web/kit/contract-form/joined-forms.ts'
import type { ContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { toasts } from '#web/ui/toast-store.ts'
import type { CoordinatorValues } from '../form.tsx'
import { type GroupDetails, groupValues, sentGroup } from '../rules.ts'

type SaveGroupParts = {
  group: Group
  coordinatorForm: ContractForm<CoordinatorValues, GroupDetails['coordinator']>
  companyForm: ContractForm<CompanyValues, CompanyStep>
  /** Whether the organisation is locked. */
  locked: boolean
  onSaved: () => void
}

/** Saves both forms of a group on the version that was opened. On a conflict it keeps both versions until one is chosen. */
export function useSaveGroup({ group, coordinatorForm, companyForm, locked, onSaved }: SaveGroupParts) {
  const client = useQueryClient()
  const locale = useLocale()
  const params = { guid: group.guid }
  const [version, setVersion] = useState(group.version)
  const save = useSave(saveGroup, (data: GroupDetails, on) => ({ params, body: { ...data, version: on } }), {
    read: async () => (await callApi(readGroupBoard, { params })).group,
    async onSaved() {
      toasts.show({ title: m.group_details_saved(), tone: 'positive' })
      // The rail shows the coordinator's name.
      await Promise.all([refreshBoard(client, group.guid), refreshSession().catch(() => null)])
    },
  })

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      if (await work()) onSaved()
    } catch (error) {
      refuseJoined([coordinatorForm, companyForm], error)
    }
  }

  return {
    pending: save.pending,
    /** The currently saved values, where they differ from those that were opened. */
    conflict: save.conflict && groupValues(save.conflict.fresh),
    async submit(): Promise<void> {
      // Check both, so that the summary names every error.
      const coordinator = await coordinatorForm.check()
      const company = locked ? groupValues(group).company : (await companyForm.check())?.sent
      if (coordinator && company)
        await run(() => save.submit(sentGroup(coordinator.typed, company, locale), version))
    },
    keepMine: () => run(save.keepMine),
    takeTheirs(): void {
      const taken = save.takeTheirs()
      if (!taken) return
      const values = groupValues(taken)
      coordinatorForm.form.reset(values.coordinator)
      companyForm.form.reset(values.company)
      setVersion(taken.version)
    },
  }
}
