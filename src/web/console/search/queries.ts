import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LucideIcon, RotateCw } from 'lucide-react'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { readPlaces, searchConsole } from '#contract/organiser-search.ts'
import { isSearchable } from '#domain/search/search-words.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { kept } from '#web/kit/kept/kept.ts'
import { type PageName, pageNames } from '#web/site-map.ts'
import { OnSheet } from '#web/ui/sheet.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { inOfferedOrder, isPressable, type Place, placeOf, recordPlaces, withPlace } from './rules.ts'

/** What the page that is open can do now, offered in the palette. */
export type PageAction = {
  key: string
  label: string
  /** Whom it is about, where the same is offered for several. */
  note?: string
  icon: LucideIcon
  /** Lists of other pages can do it too, so it comes after what only this page can. */
  ofList?: boolean
  /** Each row of a list has it: until somebody types, only the row that has the focus offers it. */
  ofRow?: boolean
  run: () => void
}

const registered = new Set<{
  read: () => readonly PageAction[]
  at: RefObject<HTMLElement | null> | undefined
  onSheet: boolean
}>()

/**
 * Offers actions while the calling part of a page is shown. Call it with what is possible at the moment, and with the element where it is done: it is
 * left out while that cannot be seen or pressed. Without an element, while a sheet covers the calling part.
 */
export function usePageActions(actions: readonly PageAction[], at?: RefObject<HTMLElement | null>): void {
  const read = useLatestCallback(() => actions)
  const onSheet = useContext(OnSheet)
  useEffect(() => {
    const entry = { read, at, onSheet }
    registered.add(entry)
    return () => void registered.delete(entry)
  }, [read, at, onSheet])
}

/** The actions of everything that is on the page, each once. */
export function openPageActions(): PageAction[] {
  const sheet = [...document.querySelectorAll('[data-overlay][data-state=open]')].at(-1) ?? null
  const all = [...registered]
    .filter(({ at, onSheet }) => (at ? isPressable(at.current, sheet) : sheet === null || onSheet))
    .flatMap(({ read, at }) => asFocused(read(), at?.current))
  const once = [...new Map(all.map(action => [action.key, action])).values()]
  return [...triedAgain(sheet), ...inOfferedOrder(once)]
}

/** What failed to load has a button marked `data-retry`, whichever room it is of; one line presses them all. */
function triedAgain(sheet: Element | null): PageAction[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-retry]')].filter(button =>
    isPressable(button, sheet),
  )
  if (buttons.length === 0) return []
  const run = () => {
    for (const button of buttons) button.click()
  }
  return [{ key: 'retry', label: m.retry(), icon: RotateCw, run }]
}

/** What stands in the row that has the focus is offered like what the page itself can do. */
function asFocused(actions: readonly PageAction[], at: HTMLElement | null | undefined): PageAction[] {
  const isFocused = at?.closest('li, tr')?.contains(document.activeElement) ?? false
  return actions.map(action => (isFocused ? { ...action, ofRow: false } : action))
}

/**
 * Milliseconds from when a letter is drawn. A quick hand types the next one before an answer could be here, and a question that nobody waits for any more
 * slows the last one down. A held key repeats itself some thirty times in a second, which is one question and not thirty.
 */
const waits = { pressed: 40, held: 60 } as const

const searchFor = (asked: string) =>
  queryOptions({
    queryKey: ['organiser', 'search', asked],
    queryFn: ({ signal }) => callApi(searchConsole, { body: { q: asked }, signal }),
    staleTime: 10_000,
    // The next letter asks anew anyhow.
    retry: false,
  })

/** What the server finds by what is typed, or by what a held key has left; the former hits stay until the new ones are here. */
export function useConsoleSearch(typed: string, isHeld: boolean) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        // Sent now, so that it does not wait until React has drawn the palette.
        if (isSearchable(typed)) void client.prefetchQuery(searchFor(typed))
        setAsked(typed)
      },
      waits[isHeld ? 'held' : 'pressed'],
    )
    return () => clearTimeout(timer)
  }, [client, typed, isHeld])
  const query = useQuery({
    ...searchFor(asked),
    enabled: isSearchable(asked),
    placeholderData: keepPreviousData,
  })
  const current = asked === typed && !query.isPlaceholderData
  return { ...query, groups: isSearchable(typed) ? (query.data?.groups ?? []) : [], current }
}

const places = z.array(
  z.object({ page: z.enum(pageNames as [PageName, ...PageName[]]), guid: z.string().optional() }),
)

const keptPlaces = kept('console-places', places, { of: 'account', until: 'logout' })

/** Remembers every page of the console that is opened, by its name and the guid of its record. */
export function useRememberPlaces(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const place = placeOf(pathname)
    if (place) keptPlaces.write(withPlace(keptPlaces.read() ?? [], place))
  }, [pathname])
}

export function readKeptPlaces(): Place[] {
  return keptPlaces.read() ?? []
}

/** What the remembered records are called now; none are kept in the browser by name. */
export function useRecordHits(remembered: readonly Place[]) {
  const at = remembered
    .flatMap(({ page, guid }) => {
      const kind = recordPlaces[page]
      return kind && guid ? [`${kind}.${guid}`] : []
    })
    .join(',')
  const { data } = useQuery({
    queryKey: ['organiser', 'places', at],
    queryFn: ({ signal }) => callApi(readPlaces, { query: { at }, signal }),
    enabled: at !== '',
    staleTime: 30_000,
  })
  return data?.hits
}
