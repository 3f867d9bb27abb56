import { m } from '#messages/compiled/messages.js'
import type { HomeHeadline } from './home-headline.ts'

/** All but the arrival, which has a panel of its own. */
export type PlainHeadline = Exclude<HomeHeadline, { kind: 'enter' }>

/** The home page's first sentence while the person may not enter yet, and what follows it. */
export function headlineWords(headline: PlainHeadline): { title: string; lead: string | null } {
  if (headline.kind === 'todo')
    return {
      title: m.cabinet_todo({ count: headline.count }),
      lead: headline.forEntry ? m.cabinet_todo_lead() : m.cabinet_todo_beside_lead(),
    }
  return {
    wait: () => ({ title: m.cabinet_wait(), lead: m.cabinet_wait_lead() }),
    hold: () => ({ title: m.cabinet_hold(), lead: m.cabinet_hold_lead() }),
    refused: () => ({
      title: m.cabinet_refused(),
      lead: m.cabinet_refused_lead(),
    }),
    rejected: () => ({
      title: m.cabinet_rejected(),
      lead: m.cabinet_closed_lead(),
    }),
    cancelled: () => ({
      title: m.cabinet_cancelled(),
      lead: m.cabinet_closed_lead(),
    }),
    replaced: () => ({
      title: m.cabinet_replaced(),
      lead: m.cabinet_replaced_lead(),
    }),
    over: () => ({ title: m.cabinet_over(), lead: null }),
  }[headline.kind]()
}
