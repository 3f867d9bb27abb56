import { useMemo, useState } from 'react'
import type { GroupBoard, GroupMember } from '#contract/group.ts'
import { type PaymentWay, readPaymentDraft, wayOf } from '#web/account/payment/rules.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useList } from '#web/kit/list/use-list.ts'
import type { BulkAct } from './bulk-outcome.ts'
import { countHeld, countStates, filterMembers, filterOf } from './member-filter.ts'
import { isRemindable, isSendable } from './member-next.ts'

/** The dialogs of the board. */
export type BoardPanel = 'add-one' | 'add-many' | 'details'

/** A payment for many, or a place that goes to another person. */
export type BoardMoney =
  | { kind: 'pay'; members: readonly GroupMember[]; way?: PaymentWay }
  | { kind: 'replace'; participantGuid: string; name: string }

/** One bulk action, with the members that were ticked when it began. */
export type BoardAct = { act: BulkAct; members: readonly GroupMember[]; atOnce?: boolean }

const idOf = ({ participantGuid }: GroupMember) => participantGuid
const none = () => undefined

/** The state of the board: filters, ticks, the open member and the action under way. */
export function useBoard(board: GroupBoard) {
  const [parameters, change] = useUrlParameters()
  const [panel, setPanel] = useState<BoardPanel | null>(null)
  const [doing, setDoing] = useState<BoardAct | null>(null)
  const [money, setMoney] = useState(() => paymentOf(board, wayOf(parameters)))
  const filter = useMemo(() => filterOf(parameters), [parameters])
  const { members } = board
  const shown = useMemo(() => filterMembers(members, filter), [members, filter])
  const held = useMemo(() => countHeld(filterMembers(members, { ...filter, gate: 'all' })), [members, filter])
  const opened = parameters.get('open')
  const open = members.find(member => idOf(member) === opened) ?? null
  // Whoever is removed from here is not announced as removed by somebody else.
  const [leaving, setLeaving] = useState<string | null>(null)
  const act = (kind: BulkAct, chosen: readonly GroupMember[], atOnce = false) => {
    setLeaving(kind === 'remove' ? opened : null)
    if (chosen.length > 0) setDoing({ act: kind, members: chosen, atOnce })
  }
  const queue = useList({
    list: {
      items: shown,
      error: null,
      hasNextPage: false,
      isFetchingNextPage: false,
      isPlaceholderData: false,
      fetchNextPage: none,
      refetch: none,
    },
    // A change of the filter clears the ticks, so that nobody acts on rows they cannot see.
    listKey: `${filter.state} ${filter.gate} ${filter.search} ${parameters.get('sort') ?? ''}`,
    idOf,
    selectable: true,
    // The coordinator adds people themselves, so new rows are not highlighted.
    marksArrivals: false,
    initial: open && idOf(open),
    onOpen: member => change({ open: idOf(member) }),
    onLetter(letter) {
      if (letter === 'a') setPanel('add-one')
      else if (letter === 's' && queue.ticked.some(isSendable)) act('send', queue.ticked)
      else if (letter === 'r' && queue.ticked.some(isRemindable)) act('remind', queue.ticked)
      else if (letter === 'e') act('edit', queue.ticked)
      else if (letter === 'p' && queue.ticked.length > 0) setMoney({ kind: 'pay', members: queue.ticked })
    },
  })
  return {
    filter,
    shown,
    held,
    counts: countStates(members),
    queue,
    open,
    /** The address opens somebody who is not in the group, or not any more. */
    isGone: opened !== null && open === null && opened !== leaving,
    panel,
    setPanel,
    money,
    setMoney(next: BoardMoney | null): void {
      setMoney(next)
      if (!next && parameters.has('way')) change({ way: null })
    },
    doing,
    act,
    change,
    close: () => change({ open: null }),
    cancelAct: () => setDoing(null),
    /** Ends the action and leaves these people ticked. */
    endAct(guids: readonly string[]): void {
      if (doing?.act === 'remove' && doing.members.some(member => idOf(member) === opened))
        change({ open: null })
      setDoing(null)
      queue.tickOnly(guids)
    },
  }
}

export type BoardState = ReturnType<typeof useBoard>

/** The payment that the address continues, for the same people, as this tab began it; null when there is none. */
function paymentOf({ group, members }: GroupBoard, way: PaymentWay | null): BoardMoney | null {
  const begun = way && readPaymentDraft(group.guid)?.group
  if (!begun) return null
  const chosen = members.filter(member => begun.participantGuids.includes(idOf(member)))
  return chosen.length > 0 ? { kind: 'pay', members: chosen, way } : null
}
