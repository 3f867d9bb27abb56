import type { z } from 'zod'
import { positionLimit } from '#contract/application-form.ts'
import type { changeMembers } from '#contract/group.ts'
import { judgeTransfer, type TransferFacts } from '#domain/transfer/judge-transfer.ts'
import { formOf, type TransferForm, transferOf } from '#web/kit/section/transfer-values.ts'

export type MembersChange = z.input<typeof changeMembers.body>['change']

/** The bulk edit as its form holds it. Only ticked parts are changed. */
export type EditValues = TransferForm & {
  changesRole: boolean
  changesPosition: boolean
  changesTransfer: boolean
  role: '' | 'participant' | 'speaker' | 'media'
  position: string
}

export const noChange: EditValues = {
  ...formOf({ transfer: null }),
  changesRole: false,
  changesPosition: false,
  changesTransfer: false,
  role: '',
  position: '',
}

export type EditFault = { field: keyof EditValues; code: string }

/** Judges the ticked parts and gives them as they are sent. */
export function judgeEdit(
  values: EditValues,
  facts: TransferFacts,
): { ok: true; change: MembersChange } | { ok: false; faults: EditFault[] } {
  const position = values.position.trim()
  const faults: EditFault[] = []
  const change: MembersChange = {}
  if (!values.changesRole && !values.changesPosition && !values.changesTransfer)
    return { ok: false, faults: [{ field: 'changesRole', code: 'nothing_chosen' }] }
  if (values.changesRole) {
    if (values.role === '') faults.push({ field: 'role', code: 'required' })
    else change.role = values.role
  }
  if (values.changesPosition) {
    if (position === '') faults.push({ field: 'position', code: 'required' })
    else if (position.length > positionLimit) faults.push({ field: 'position', code: 'too_long' })
    else change.position = position
  }
  if (values.changesTransfer) {
    if (values.needed === '') faults.push({ field: 'needed', code: 'required' })
    else {
      const verdict = judgeTransfer(transferOf(values), facts)
      if (verdict.ok) change.transfer = verdict.transfer
      else faults.push(...verdict.faults)
    }
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, change }
}
