import type { SavedView } from '#contract/organiser-saved-view.ts'
import {
  judgeListQuery,
  type ListParameters,
  showSameList,
  withoutSearch,
} from '#domain/saved-view/list-parameter.ts'
import type { ViewedList } from '#domain/saved-view/viewed-list.ts'

/** A list of which views are saved, and what its address may say. */
export type Viewed = { list: ViewedList; parameters: ListParameters }

/** The address's parameter that names the open view. */
export const viewParameter = 'view'

/** What a view of the list keeps of its address: all that the list understands but the search. */
export function queryOf(parameters: ListParameters, address: URLSearchParams): Record<string, string> {
  return judgeListQuery(parameters, withoutSearch(Object.fromEntries(address))).query
}

/** Filters and orders that the address names and the list no longer has. An open row or a view is the page's own, and never lost. */
export function lostParts(parameters: ListParameters, address: URLSearchParams): string[] {
  const said = [...address].filter(([name]) => Object.hasOwn(parameters, name))
  return judgeListQuery(parameters, withoutSearch(Object.fromEntries(said))).leftOut
}

/** A saved view as the list reads it today. */
export function readView(parameters: ListParameters, { query, gone }: SavedView) {
  return judgeListQuery(parameters, query, of => gone.includes(of))
}

/** The query that opens a view; it names the view, so that the row of views knows which one is open. */
export function searchOfView(parameters: ListParameters, view: SavedView): string {
  return `?${new URLSearchParams({ ...readView(parameters, view).query, [viewParameter]: view.guid })}`
}

/** Whether the address shows something else than the view that it names. What the view has lost makes no difference. */
export function isChanged(parameters: ListParameters, view: SavedView, address: URLSearchParams): boolean {
  return !showSameList(parameters, readView(parameters, view).query, queryOf(parameters, address))
}
