import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { deedOf, doerOf } from './acted-for-words.ts'

it.each([
  ['saveTransfer', m.acted_for_save_transfer()],
  ['issueInvoice', m.acted_for_issue_invoice()],
  ['writeToSupport', m.acted_for_write_to_support()],
  ['somethingOfNextYear', m.acted_for_other()],
  ['toString', m.acted_for_other()],
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
