import { expect, it } from 'vitest'
import { noCompany, noCoordinator } from '#web/account/group/rules.ts'
import { memoryStorage } from '#web/kit/session/memory-storage.ts'
import { forgetGroupDraft, keepGroupDraft, readGroupDraft } from './group-draft.ts'

const phone = '+79120000001'
const coordinator = { ...noCoordinator, lastName: 'Лугов' }
const company = { ...noCompany, inn: '7799001175' }
// The methods of the real one are on its prototype and need it.
const storage = () => memoryStorage() as Storage

it('keeps each part by itself, and gives both back', () => {
  const place = storage()
  keepGroupDraft(place, phone, { coordinator })
  expect(readGroupDraft(place, phone)).toEqual({ coordinator, company: null })
  keepGroupDraft(place, phone, { company })
  expect(readGroupDraft(place, phone)).toEqual({ coordinator, company })
})

it('shows nothing of it to another account on the same device', () => {
  const place = storage()
  keepGroupDraft(place, phone, { coordinator, company })
  expect(readGroupDraft(place, '+79120000002')).toEqual({ coordinator: null, company: null })
})

it('forgets it once the group is there', () => {
  const place = storage()
  keepGroupDraft(place, phone, { coordinator, company })
  forgetGroupDraft(place, phone)
  expect(place.length).toBe(0)
})

it('does without a place', () => {
  keepGroupDraft(null, phone, { coordinator })
  expect(readGroupDraft(null, phone)).toEqual({ coordinator: null, company: null })
})
