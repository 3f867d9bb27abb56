import type { Dashboard } from '#contract/dashboard.ts'
import type { ChecklistItem } from '#domain/admission/checklist.ts'
import { checklistRow } from './checklist-row.ts'
import { factsOfReason } from './reason-facts.ts'

type Facts = Pick<Dashboard, 'status' | 'security' | 'payment' | 'verdict' | 'checklist'>
type Area = NonNullable<ReturnType<typeof factsOfReason>>['area']

const areas: Partial<Record<ChecklistItem, Area>> = {
  passport: 'security',
  verification: 'security',
  payment: 'payment',
}

/** The items of the checklist that no open reason stands for: a thing to do is named once on the home page. */
export function itemsBesideReasons(facts: Facts): Dashboard['checklist'] {
  const named = facts.verdict.open.map(({ reason }) => factsOfReason(reason)?.area)
  return facts.checklist.filter(({ item }) => {
    const area = areas[item]
    return area === undefined || !named.includes(area)
  })
}

/** How many things wait for this person, and how many of them keep them out. */
export function tasksLeft(facts: Facts): { all: number; forEntry: number } {
  const forEntry = facts.verdict.open.filter(({ who }) => who === 'participant').length
  const beside = itemsBesideReasons(facts).filter(row => checklistRow(row, facts).state === 'todo').length
  return { all: forEntry + beside, forEntry }
}

const pages: Partial<Record<ChecklistItem, string>> = {
  passport: '/account/passport',
  payment: '/account/payment',
  speaker: '/account/speaker',
  transfer: '/account/transfer',
}

/** Whether an urgent update leads to what this person has done already, so that it is urgent for them no more. */
export function isUpdateSettled(html: string, checklist: Dashboard['checklist']): boolean {
  const asked = checklist.filter(({ item }) => {
    const page = pages[item]
    return page !== undefined && new RegExp(`href="(?:/en)?${page}["?#]`).test(html)
  })
  return asked.length > 0 && asked.every(({ done }) => done)
}
