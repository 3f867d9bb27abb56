import { describe, expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { keepUtm, utmParameters } from './utm.ts'

describe('utmParameters', () => {
  it.each([
    ['', {}],
    ['?page=2', {}],
    ['?utm_source=mail&utm_campaign=spring&page=2', { utm_source: 'mail', utm_campaign: 'spring' }],
    ['utm_source=mail', { utm_source: 'mail' }],
    ['?utm_term=%D0%B1%D0%B0%D0%BD%D0%BA+2026', { utm_term: 'банк 2026' }],
    ['?utm_source=a&utm_source=b', { utm_source: 'b' }],
    ['?utm_empty=', { utm_empty: '' }],
    ['?UTM_source=a&xutm_source=b&utmsource=c', {}],
    [`?utm_content=${'x'.repeat(300)}`, { utm_content: 'x'.repeat(255) }],
    [`?utm_${'x'.repeat(300)}=1`, {}],
  ])('%j', (search, expected) => {
    expect(utmParameters(search)).toEqual(expected)
  })

  it('takes no more than twenty', () => {
    const search = Array.from({ length: 50 }, (_, index) => `utm_${index}=1`).join('&')
    expect(Object.keys(utmParameters(search))).toHaveLength(20)
  })
})

describe('keepUtm', () => {
  it('stores a campaign and keeps it through visits without one', () => {
    const storage = memoryStorage()
    keepUtm('?utm_source=mail&page=2', storage)
    keepUtm('?page=3', storage)
    expect(storage.getItem('utm')).toBe('{"utm_source":"mail"}')
    keepUtm('?utm_medium=post', storage)
    expect(storage.getItem('utm')).toBe('{"utm_medium":"post"}')
  })

  it('does not stop a page whose storage is full', () => {
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    expect(() => keepUtm('?utm_source=mail', full)).not.toThrow()
  })
})
