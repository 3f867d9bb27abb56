import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { cameFromQueue } from '#web/console/queue/rules.ts'
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
  const [parameters] = useSearchParams()
  const fromQueue = cameFromQueue(useLocation().state)
  const to = usePaths()
  const navigate = useNavigate()
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const listAddress = { pathname: to(list), search }
  return {
    /** Whether the list opened this record, so that the next of it may follow. */
    fromQueue,
    listAddress,
    backToList: () => navigate(listAddress),
    goTo: (guid: string) =>
      navigate({ pathname: to(record, { guid }), search }, { replace: true, state: { fromQueue: true } }),
  }
}

/** The walk of a record that has no neighbours to go to: the key that leaves goes back to the list, unless a dialog is open. */
export function useRecordLeave(between: RecordWalk, dialogOpen: boolean) {
  const walk = useRecordWalk(between)
  useRowKeyboard(intent => {
    if (intent.kind === 'leave' && !dialogOpen) walk.backToList()
  })
  return walk.listAddress
}
