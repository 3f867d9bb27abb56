import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import {
  liveOwnerEvent,
  type RequestOwner,
  setApplicationOwner,
  setChangeOwner,
  setErasureOwner,
  setRefundOwner,
} from '#contract/organiser-owner.ts'
import type { OwnedRequest } from '#domain/organiser/owned-request.ts'
import { m } from '#messages/compiled/messages.js'
import type { TickedAct } from '#web/console/queue-selection/form.tsx'
import { useLiveEvent } from '#web/kit/live/live-context.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { requestsByOwner } from './rules.ts'
import { applicationOwnerWords, type OwnerActWords, ownerWords } from './words.ts'

const routes = { refunds: setRefundOwner, changes: setChangeOwner, erasures: setErasureOwner }

/** Where it is shown whose they are. */
const shownIn: Record<OwnedRequest, readonly string[]> = {
  refunds: ['refunds', 'refund-counts', 'card-payments'],
  changes: ['changes', 'change-counts'],
  erasures: ['erasures', 'erasure-counts'],
}

function useReadAnew(what: OwnedRequest) {
  const client = useQueryClient()
  return () => {
    for (const name of shownIn[what]) void client.invalidateQueries({ queryKey: ['organiser', name] })
  }
}

type Owned = { guid: string; owner: RequestOwner }

type Wish = { row: Owned; to: 'me' | 'nobody' }

/** Takes one, also over from a colleague whose name is on the screen, or gives it back. */
export function useSetOwner(what: OwnedRequest, outcome: { onError?: (error: Error) => void } = {}) {
  const readAnew = useReadAnew(what)
  return useSend(
    routes[what],
    ({ row: { guid, owner }, to }: Wish) => ({
      params: { guid },
      body: { owner: to, from: owner?.guid ?? null },
    }),
    // A refusal means that a colleague was faster: the screen shows who.
    { ...outcome, onSettled: readAnew },
  )
}

/** Reads again what shows them when a colleague takes one or gives it back. */
export function useLiveOwners(what: OwnedRequest): void {
  const readAnew = useReadAnew(what)
  useLiveEvent('ready', readAnew)
  useLiveEvent('owner', data => {
    const event = liveOwnerEvent.safeParse(data).data
    if (!event || event.what === what) readAnew()
  })
}

/** Takes the ticked ones that are free, or gives one's own back. */
export function useOwnerActs<Row extends Owned>(
  what: OwnedRequest,
  ticked: readonly Row[],
): TickedAct<Row>[] {
  const wish = useSetOwner(what)
  return ownerActs({ ticked, words: ownerWords[what], act: (row, to) => wish.mutateAsync({ row, to }) })
}

/** The same of applications that wait for a decision; nobody decides about the others. */
export function useApplicationOwnerActs(ticked: readonly ApplicationRow[]): TickedAct<ApplicationRow>[] {
  const wish = useSend(
    setApplicationOwner,
    ({ row: { guid, owner }, to }: { row: ApplicationRow; to: 'me' | 'nobody' }) => ({
      params: { guid },
      body: { owner: to, from: owner?.guid ?? null },
    }),
  )
  const waiting = ticked.filter(({ status }) => status === 'pending')
  return ownerActs({
    ticked: waiting,
    others: { count: ticked.length - waiting.length, text: m.owner_not_waiting() },
    words: applicationOwnerWords,
    act: (row, to) => wish.mutateAsync({ row, to }),
  })
}

type OwnerActs<Row> = {
  ticked: readonly Row[]
  /** Ticked too, but nobody takes them. */
  others?: { count: number; text: string }
  words: OwnerActWords
  act: (row: Row, to: 'me' | 'nobody') => Promise<unknown>
}

function ownerActs<Row extends Owned>({ ticked, others, words, act }: OwnerActs<Row>): TickedAct<Row>[] {
  const left = others ? [others] : []
  const { free, mine } = requestsByOwner(ticked)
  return [
    {
      key: 'take',
      title: words.take({ count: free.length }),
      lead: m.owner_take_text(),
      rows: free,
      left: [...left, { count: ticked.length - free.length, text: m.call_not_free() }],
      submitText: m.organiser_take(),
      doneText: words.taken,
      act: row => act(row, 'me'),
    },
    {
      key: 'giveBack',
      title: words.giveBack({ count: mine.length }),
      lead: m.call_give_back_many_text(),
      rows: mine,
      left: [...left, { count: ticked.length - mine.length, text: m.call_not_mine() }],
      submitText: words.leave(),
      doneText: words.givenBack,
      act: row => act(row, 'nobody'),
    },
  ]
}
