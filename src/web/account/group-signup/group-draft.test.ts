import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { noCompany, noCoordinator } from '#web/account/group/rules.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { forgetGroupDraft, keepGroupDraft, readGroupDraft } from './rules.ts'

const coordinator = { ...noCoordinator, lastName: 'Лугов' }
const company = { ...noCompany, inn: '7799001175' }
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps each part by itself, and gives both back', () => {
  keepGroupDraft({ coordinator })
  expect(readGroupDraft()).toEqual({ coordinator, company: null })
  keepGroupDraft({ company })
  expect(readGroupDraft()).toEqual({ coordinator, company })
})

it('outlives the tab', () => {
  keepGroupDraft({ coordinator })
  openTab({ beside: browser })
  expect(readGroupDraft().coordinator).toEqual(coordinator)
})

it('shows nothing of it to another account on the same device', () => {
  keepGroupDraft({ coordinator, company })
  setKeptOwner('participant', 'another')
  expect(readGroupDraft()).toEqual({ coordinator: null, company: null })
})

it('forgets it once the group is there', () => {
  keepGroupDraft({ coordinator, company })
  forgetGroupDraft()
  expect(browser.device.length).toBe(0)
})
