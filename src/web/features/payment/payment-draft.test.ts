import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../session/memory-storage.ts'
import { readPaymentDraft, writePaymentDraft } from './payment-draft.ts'
import { wayOf } from './payment-way.ts'

const draft = { participantGuid: 'one', fullName: 'Щёголева Анна', address: 'г. Тверь, ул. Советская, д. 1' }

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

  it.each(['{', 'null', '5', '{"participantGuid":"one"}'])('is not confused by %s in the storage', text => {
    const place = memoryStorage()
    place.setItem('quorum-payment-draft', text)
    expect(readPaymentDraft(place, 'one')).toBeNull()
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
