import { Clock, List, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type ConsoleHit, consoleHitsOfKind } from '#contract/organiser-search.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import type { PageName } from '#web/site-map.ts'
import { type PageAction, readKeptPlaces, useConsoleSearch, useRecordHits } from '../queries.ts'
import { addressOfHit, labelFinder, placeOf, recordPlaces, samePlace } from '../rules.ts'
import { hitKindIcons, hitKindWords, hitNote, hitState } from '../words.ts'
import { type Choice, type ChoiceGroup, hitId } from './palette-choices.ts'

/** A page that the palette opens; `leaves`: by a full load. */
export type PalettePage = {
  page: PageName
  label: string
  icon: LucideIcon
  to: string
  leaves?: true | undefined
}

type Offered = {
  pages: readonly PalettePage[]
  actions: readonly PageAction[]
  /** A key repeats itself. */
  isHeld: boolean
}

/** What the palette shows for what is typed: actions and pages at once, what the server finds as soon as it is here. */
export function useChoices(typed: string, { pages, actions, isHeld }: Offered) {
  const search = useConsoleSearch(typed, isHeld)
  const recent = useRecentChoices(pages)
  const hitChoice = useHitChoice()
  const showAll = useShowAll(typed)
  const all = typed === ''
  const isFound = useMemo(() => labelFinder(typed), [typed])
  const matching = <Labelled extends { label: string; note?: string }>(items: readonly Labelled[]) =>
    all ? [...items] : items.filter(({ label, note = '' }) => isFound(`${label} ${note}`))
  const groups: ChoiceGroup[] = [
    {
      key: 'actions',
      title: m.palette_actions(),
      // A hundred rows that can each be retried would hide everything else.
      choices: matching(all ? actions.filter(({ ofRow }) => !ofRow) : actions).map(action => ({
        ...action,
        id: `action-${action.key}`,
      })),
    },
    { key: 'recent', title: m.palette_recent(), choices: all ? recent : [] },
    { key: 'pages', title: m.palette_pages(), choices: matching(pages).map(pageChoice) },
    ...search.groups.map(({ kind, hits }) => ({
      key: kind,
      title: hitKindWords[kind](),
      choices: [...hits.map(hitChoice), ...showAll(kind, hits.length)],
    })),
  ]
  return { search, groups: groups.filter(({ choices }) => choices.length > 0) }
}

function pageChoice({ page, label, icon, to, leaves }: PalettePage): Choice {
  return { id: `page-${page}`, label, icon, to, leaves }
}

function useHitChoice() {
  const { may } = useOrganiser()
  const locale = useLocale()
  const moments = useMoments()
  return (hit: ConsoleHit, index: number): Choice => ({
    id: hitId(hit, index),
    icon: hitKindIcons[hit.kind],
    label: hit.title[locale],
    note: hitNote(hit, { locale, day: moments.shortDay }),
    state: hitState(hit),
    ...addressOfHit(hit, { locale, may }),
  })
}

/** Where more of a kind than are shown may be, a way to its list under the same search. */
function useShowAll(typed: string) {
  const to = usePaths()
  const { may } = useOrganiser()
  const search = `?${new URLSearchParams({ status: 'all', q: typed })}`
  return (kind: ConsoleHit['kind'], shown: number): Choice[] => {
    if (shown < consoleHitsOfKind) return []
    if (kind === 'person' && may('read-applications'))
      return [
        {
          id: 'all-people',
          icon: List,
          label: m.palette_all_people(),
          to: to('organiser-applications') + search,
        },
      ]
    if (kind === 'invoice')
      return [
        {
          id: 'all-invoices',
          icon: List,
          label: m.palette_all_invoices(),
          to: to('organiser-invoices') + search,
        },
      ]
    return []
  }
}

const mostRecent = 5

/** Pages and records that were open lately, without the one that is open now. */
function useRecentChoices(pages: readonly PalettePage[]): Choice[] {
  const { pathname } = useLocation()
  const [places] = useState(readKeptPlaces)
  const hits = useRecordHits(places)
  const hitChoice = useHitChoice()
  const current = placeOf(pathname)
  return places
    .filter(place => !samePlace(place, current))
    .flatMap(({ page, guid }): Choice[] => {
      if (!guid)
        return pages
          .filter(known => known.page === page)
          .map(known => ({ ...pageChoice(known), id: `recent-${page}`, icon: Clock }))
      const hit = hits?.find(each => each.kind === recordPlaces[page] && each.guid === guid)
      return hit
        ? [{ ...hitChoice(hit, 0), id: `recent-${page}-${guid}`, icon: Clock, note: pageTitle(page) }]
        : []
    })
    .slice(0, mostRecent)
}
