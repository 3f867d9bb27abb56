import type { Locale } from '#contract/field.ts'
import type { ConsoleHit, placeKinds } from '#contract/organiser-search.ts'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { textWords } from '#domain/search/search-words.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import { findPage, isConsolePath, type PageName } from '#web/site-map.ts'

/** Tells of a label whether every word typed begins a word of it, as it is typed or in the other keyboard layout. */
export function labelFinder(typed: string): (label: string) => boolean {
  // Prepared once, because each typed letter is compared with some forty labels.
  const ways = [typed, swapKeyboardLayout(typed)]
    .map(way => textWords(way ?? '').map(({ word }) => word))
    .filter(asked => asked.length > 0)
  return label => {
    const words = textWords(label).map(({ word }) => word)
    return ways.some(asked => asked.every(start => words.some(word => word.startsWith(start))))
  }
}

type Reader = { locale: Locale; may: (permission: OrganiserPermission) => boolean }

/** Where a hit leads; `leaves`: out of the console, so the browser loads it whole. */
export function addressOfHit(hit: ConsoleHit, { locale, may }: Reader): { to: string; leaves?: true } {
  const { kind, guid } = hit
  const list = (
    page:
      | 'organiser-applications'
      | 'organiser-staff-companies'
      | 'organiser-employees'
      | 'organiser-vehicles'
      | 'organiser-volunteers'
      | 'organiser-volunteer-review',
    query: Record<string, string>,
  ) => `${pathTo(locale, page)}?${new URLSearchParams(query)}`
  // The search leaves few rows, among which the list finds the one to open.
  const found = { state: 'all', q: hit.title.ru, open: guid }
  switch (kind) {
    case 'person':
      return {
        to: pathTo(locale, may('read-applications') ? 'organiser-application' : 'organiser-passport', {
          guid,
        }),
      }
    case 'invoice':
    case 'paymentOrder':
      return { to: pathTo(locale, 'organiser-invoice', { guid }) }
    case 'cardPayment':
      return { to: pathTo(locale, 'organiser-card-payment', { guid }) }
    case 'company':
      return { to: pathTo(locale, 'organiser-company', { guid }) }
    case 'group':
      return { to: list('organiser-applications', { status: 'all', group: guid }) }
    case 'staffCompany':
      return {
        to: list('organiser-staff-companies', {
          status: hit.awaited ? 'waiting' : 'confirmed',
          q: hit.title.ru,
          open: guid,
        }),
      }
    case 'employee':
      return { to: list('organiser-employees', found) }
    case 'vehicle':
      return { to: list('organiser-vehicles', found) }
    case 'volunteer':
      return {
        to: list(may('manage-volunteers') ? 'organiser-volunteers' : 'organiser-volunteer-review', found),
      }
    case 'chat':
      return { to: pathTo(locale, 'organiser-chat', { guid }) }
    case 'speaker':
    case 'session':
      if (may('edit-content'))
        return {
          to: pathTo(locale, 'organiser-content-item', {
            kind: kind === 'session' ? 'programmeSession' : kind,
            guid,
          }),
        }
      return { to: pathTo(locale, kind === 'session' ? 'programSession' : 'speaker', { guid }), leaves: true }
  }
}

/** A page of the console that was open; of a record also whose. No names: a browser keeps these. */
export type Place = { page: PageName; guid?: string | undefined }

/** Records that are remembered by guid, and what the server calls them. */
export const recordPlaces: Partial<Record<PageName, (typeof placeKinds)[number]>> = {
  'organiser-application': 'person',
  'organiser-passport': 'person',
  'organiser-invoice': 'invoice',
  'organiser-card-payment': 'cardPayment',
  'organiser-company': 'company',
  'organiser-chat': 'chat',
}

const unremembered: readonly PageName[] = ['organiser-login', 'organiser-logout']

/** The place of an address; null outside the console, and for pages of records that cannot be named again by guid. */
export function placeOf(pathname: string): Place | null {
  const page = isConsolePath(pathname) ? findPage(pathname) : null
  if (!page || unremembered.includes(page)) return null
  const plain = pathTo(localeOf(pathname), page, {} as never)
  if (plain === pathname) return { page }
  const guid = pathname.split('/').at(-1)
  return recordPlaces[page] && guid ? { page, guid } : null
}

/** One more than are shown, because the page that is open is not. */
const mostPlaces = 7

/** The newest first, each once. */
export function withPlace(places: readonly Place[], place: Place): Place[] {
  return [place, ...places.filter(known => !samePlace(known, place))].slice(0, mostPlaces)
}

export function samePlace(one: Place, other: Place | null): boolean {
  return one.page === other?.page && one.guid === other.guid
}

/** The row that a key of the field moves to; null where the key moves nothing. */
export function movedTo(key: string, { at, of }: { at: number; of: number }): number | null {
  if (of === 0) return null
  if (key === 'ArrowDown') return (at + 1) % of
  if (key === 'ArrowUp') return (at - 1 + of) % of
  if (key === 'PageDown') return Math.min(at + 8, of - 1)
  if (key === 'PageUp') return Math.max(at - 8, 0)
  return null
}

type Offered = { ofList?: boolean; ofRow?: boolean }

/** What the page itself can do, then what its rows can, then what any list can. */
export function inOfferedOrder<Action extends Offered>(actions: readonly Action[]): Action[] {
  const place = ({ ofList, ofRow }: Offered) => (ofList ? 2 : ofRow ? 1 : 0)
  return actions.toSorted((one, other) => place(one) - place(other))
}

type Pressed = Pick<Element, 'getAttribute' | 'checkVisibility'> & { disabled?: boolean }

/** Whether somebody could press it now; under an open sheet they could not. */
export function isPressable<Button extends Pressed>(
  button: Button | null,
  sheet: { contains: (inner: Button) => boolean } | null,
): boolean {
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false
  return (sheet === null || sheet.contains(button)) && button.checkVisibility({ visibilityProperty: true })
}
