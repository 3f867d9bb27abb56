import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#web/kit/session/memory-storage.ts'
import { isGroupPayment, readPaymentDraft, wayOf, writePaymentDraft } from './rules.ts'

const draft = { forGuid: 'one', fullName: 'Щёголева Анна', address: 'г. Тверь, ул. Советская, д. 1' }

describe('the draft of a card payment', () => {
  it('comes back for the same participant alone, until it is forgotten', () => {
    const place = memoryStorage()
    expect(readPaymentDraft(place, 'one')).toBeNull()
    writePaymentDraft(place, draft)
    expect(readPaymentDraft(place, 'one')).toEqual(draft)
    expect(readPaymentDraft(place, 'two')).toBeNull()
    writePaymentDraft(place, null)
    expect(readPaymentDraft(place, 'one')).toBeNull()
  })

  it.each(['{', 'null', '5', '{"forGuid":"one"}'])('is not confused by %s in the storage', text => {
    const place = memoryStorage()
    place.setItem('quorum-payment-draft', text)
    expect(readPaymentDraft(place, 'one')).toBeNull()
  })

  it('knows the payment of a group by its own return address', () => {
    const place = memoryStorage()
    writePaymentDraft(place, draft)
    expect(isGroupPayment(place, 'back')).toBe(false)
    writePaymentDraft(place, { ...draft, group: { callbackGuid: 'back', participantGuids: ['a', 'b'] } })
    expect(isGroupPayment(place, 'back')).toBe(true)
    expect(isGroupPayment(place, 'other')).toBe(false)
    expect(isGroupPayment(null, 'back')).toBe(false)
  })

  it('does without a storage', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    const place = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    expect(() => writePaymentDraft(place, draft)).not.toThrow()
    expect(readPaymentDraft(place, 'one')).toBeNull()
    expect(readPaymentDraft(null, 'one')).toBeNull()
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
