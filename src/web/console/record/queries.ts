import { useLocation, useNavigate } from 'react-router'
import { useListParameters, useOpenRecord } from '#web/kit/list/list-address.ts'
import { cameFromQueue, quietTarget } from '#web/kit/list/quiet-target.ts'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'

type RecordWalk = {
  list:
    | 'organiser-applications'
    | 'organiser-passports'
    | 'organiser-chats'
    | 'organiser-invoices'
    | 'organiser-card-payments'
  record:
    | 'organiser-application'
    | 'organiser-passport'
    | 'organiser-chat'
    | 'organiser-invoice'
    | 'organiser-card-payment'
}

/** Links between a record and its list: back with the list's filters, and on to another record. */
export function useRecordWalk({ list, record }: RecordWalk) {
  const parameters = useListParameters()
  const fromQueue = cameFromQueue(useLocation().state)
  const to = usePaths()
  const navigate = useNavigate()
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const openRecord = useOpenRecord()
  const listTarget = quietTarget({ pathname: to(list), search })
  return {
    /** Whether the list opened this record, so that the next of it may follow. */
    fromQueue,
    listTarget,
    backToList: () => navigate(listTarget.to, { state: listTarget.state }),
    goTo: (guid: string) => openRecord({ pathname: to(record, { guid }), search }, { replace: true }),
  }
}

/** The walk of a record that has no neighbours to go to: the key that leaves goes back to the list, unless a dialog is open. */
export function useRecordLeave(between: RecordWalk, dialogOpen: boolean) {
  const walk = useRecordWalk(between)
  useRowKeyboard(intent => {
    if (intent.kind === 'leave' && !dialogOpen) walk.backToList()
  })
  return walk.listTarget
}
