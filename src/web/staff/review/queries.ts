import { useMemo, useState } from 'react'
import { type ReviewState, reviewStates } from '#domain/staff-company/review-transitions.ts'
import { oneOf, useUrlParameters } from '#web/kit/list/list-address.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { countStates } from './rules.ts'

/** What a company sends for review: somebody or something with a state. */
export type Reviewed = { guid: string; state: ReviewState }

export type ReviewFilter = ReviewState | 'all'

const none = () => undefined

/** The list of a company's employees or vehicles: the filter of the address, ticks, the open one, and the act under way. */
export function useReviewList<Item extends Reviewed>(items: readonly Item[], onAdd: () => void) {
  const [parameters, change] = useUrlParameters()
  const [doing, setDoing] = useState<{ act: 'send' | 'remove'; items: readonly Item[] } | null>(null)
  const filter = oneOf<ReviewFilter>(parameters.get('state'), [...reviewStates, 'all'], 'all')
  const shown = useMemo(
    () => (filter === 'all' ? items : items.filter(({ state }) => state === filter)),
    [items, filter],
  )
  const act = (kind: 'send' | 'remove', chosen: readonly Item[]) => {
    if (chosen.length > 0) setDoing({ act: kind, items: chosen })
  }
  const list = useList({
    list: {
      items: shown,
      error: null,
      hasNextPage: false,
      isFetchingNextPage: false,
      isPlaceholderData: false,
      fetchNextPage: none,
      refetch: none,
    },
    listKey: filter,
    idOf: ({ guid }) => guid,
    selectable: true,
    marksArrivals: false,
    onOpen: ({ guid }) => change({ open: guid }),
    onLetter(letter) {
      if (letter === 'a') onAdd()
      else if (letter === 's') act('send', list.ticked.filter(isSendable))
    },
  })
  return {
    list,
    filter,
    shown,
    counts: useMemo(() => countStates(items), [items]),
    open: items.find(({ guid }) => guid === parameters.get('open')) ?? null,
    close: () => change({ open: null }),
    change,
    doing,
    act,
    endAct(): void {
      setDoing(null)
      list.tickOnly([])
    },
    cancelAct: () => setDoing(null),
  }
}

export type ReviewList<Item extends Reviewed> = ReturnType<typeof useReviewList<Item>>

export function isSendable({ state }: Reviewed): boolean {
  return state === 'unconfirmed'
}
