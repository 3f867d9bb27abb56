import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { deedOf, doerOf } from './change-words.ts'

it.each([
  ['saveTransfer', m.changes_by_others_save_transfer()],
  ['issueInvoice', m.changes_by_others_issue_invoice()],
  ['writeToSupport', m.changes_by_others_write_to_support()],
  ['somethingOfNextYear', m.changes_by_others_other()],
  ['toString', m.changes_by_others_other()],
])('%s is told as %s', (action, expected) => {
  expect(deedOf(action)).toBe(expected)
})

it.each([
  [{ name: 'Ирина Соколова', as: 'assistant' as const }, 'Ирина Соколова'],
  [{ name: 'Олег Лугов', as: 'coordinator' as const }, 'Олег Лугов'],
])('names %j', (doer, name) => {
  expect(doerOf(doer)).toContain(name)
  expect(doerOf({ ...doer, name: null })).not.toMatch(/null|undefined/)
})
