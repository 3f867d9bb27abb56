import { useLocation, useNavigate, useParams } from 'react-router'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useListParameters, useOpenRecord } from '#web/kit/list/list-address.ts'
import { cameFromQueue, quietTarget } from '#web/kit/list/quiet-target.ts'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { findPage } from '#web/site-map.ts'
import { backLists, keptWay, listBehind, type RecordName, wayBack } from './rules.ts'
import { backWords } from './words.ts'

/** Links between a record and its list: back with the list's filters, and on to another record. */
export function useRecordWalk(record: RecordName) {
  const parameters = useListParameters()
  const fromQueue = cameFromQueue(useLocation().state)
  const { may } = useOrganiser()
  const to = usePaths()
  const navigate = useNavigate()
  const search = parameters.size > 0 ? `?${parameters}` : ''
  const openRecord = useOpenRecord()
  const { list, guid: listGuid, query } = wayBack(record, parameters, may)
  // Only addresses of the people of one letter or decision have a place for it.
  const pathname = to(backLists[list].page, { guid: listGuid ?? '' })
  const listTarget = quietTarget({ pathname, search: `?${query}` })
  return {
    /** Whether the list opened this record, so that the next of it may follow. */
    fromQueue,
    list,
    listTarget,
    listText: backWords[list](),
    backToList: () => navigate(listTarget.to, { state: listTarget.state }),
    goTo: (guid: string) => openRecord({ pathname: to(record, { guid }), search }, { replace: true }),
  }
}

/** The walk of a record that has no neighbours to go to: the key that leaves goes back to the list, unless a dialog is open. */
export function useRecordLeave(record: RecordName, dialogOpen: boolean) {
  const { backToList, listTarget: list, listText } = useRecordWalk(record)
  useRowKeyboard(intent => {
    if (intent.kind === 'leave' && !dialogOpen) backToList()
  })
  return { list, listText }
}

/** Where a record is opened from a page: its address keeps the list behind that page, so that it leads back there. Spread into a `Link`. */
export function useRecordTarget() {
  const { pathname } = useLocation()
  const parameters = useListParameters()
  const { may } = useOrganiser()
  const to = usePaths()
  const { guid: ofPage = null } = useParams()
  const behind = listBehind({ page: findPage(pathname), guid: ofPage }, parameters, may)
  return (record: RecordName, guid: string) =>
    quietTarget({ pathname: to(record, { guid }), search: keptWay(record, behind) })
}
