import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { deedOf, doerOf } from './change-words.ts'

it.each([
  ['saveTransfer', m.changes_by_others_save_transfer()],
  ['issueInvoice', m.changes_by_others_issue_invoice()],
  ['writeToSupport', m.changes_by_others_write_to_support()],
  ['importMember', m.changes_by_others_group_add()],
  ['takePlace', m.changes_by_others_take_place()],
  ['askRefund', m.changes_by_others_ask_refund()],
  ['somethingOfNextYear', m.changes_by_others_other()],
  ['toString', m.changes_by_others_other()],
])('%s is told as %s', (action, expected) => {
  expect(deedOf({ action, part: null })).toBe(expected)
})

it.each([
  [{ name: 'Ирина Соколова', latinName: 'Irina Sokolova', as: 'assistant' as const, purpose: null }],
  [{ name: 'Олег Лугов', latinName: 'Oleg Lugov', as: 'coordinator' as const, purpose: null }],
])('names %j', doer => {
  expect(doerOf(doer, 'ru')).toContain(doer.name)
  expect(doerOf(doer, 'en')).toContain(doer.latinName)
  expect(doerOf({ ...doer, name: null }, 'ru')).not.toMatch(/null|undefined/)
})

it('tells which page of the cabinet was looked at', () => {
  const told = deedOf({ action: 'viewCabinet', part: 'payment' })
  expect(told).toBe(m.changes_by_others_view_cabinet({ part: m.account_nav_payment() }))
})

it('tells of an organiser by the forum and the purpose, without a name', () => {
  const doer = { name: null, latinName: null, as: 'organiser', purpose: 'fault' } as const
  expect(doerOf(doer, 'ru')).toBe(`${m.changes_by_others_by_organiser()} · ${m.cabinet_purpose_fault()}`)
  expect(doerOf({ ...doer, purpose: null }, 'ru')).toBe(m.changes_by_others_by_organiser())
})
