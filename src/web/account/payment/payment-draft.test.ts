import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { isGroupPayment, readPaymentDraft, wayOf, writePaymentDraft } from './rules.ts'

const draft = { forGuid: 'one', fullName: 'Щёголева Анна', address: 'г. Тверь, ул. Советская, д. 1' }
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the draft of a card payment', () => {
  it('comes back for the same participant alone, until it is forgotten', () => {
    expect(readPaymentDraft('one')).toBeNull()
    writePaymentDraft(draft)
    expect(readPaymentDraft('one')).toEqual(draft)
    expect(readPaymentDraft('two')).toBeNull()
    writePaymentDraft(null)
    expect(readPaymentDraft('one')).toBeNull()
  })

  it.each(['{', 'null', '5', '{"forGuid":"one"}'])('is not confused by %s in the storage', text => {
    writePaymentDraft(draft)
    for (const key of browser.tab.keys()) browser.tab.setItem(key, text)
    expect(readPaymentDraft('one')).toBeNull()
  })

  it('knows the payment of a group by its own return address', () => {
    writePaymentDraft(draft)
    expect(isGroupPayment('back')).toBe(false)
    writePaymentDraft({ ...draft, group: { callbackGuid: 'back', participantGuids: ['a', 'b'] } })
    expect(isGroupPayment('back')).toBe(true)
    expect(isGroupPayment('other')).toBe(false)
  })
})

describe('wayOf', () => {
  it.each([
    ['?way=card', 'card'],
    ['?way=invoice', 'invoice'],
    ['?way=cash', null],
    ['', null],
  ])('%s: %s', (search, expected) => {
    expect(wayOf(new URLSearchParams(search))).toBe(expected)
  })
})
