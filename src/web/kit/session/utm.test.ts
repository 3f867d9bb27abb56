import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#test/factories/browser.ts'
import { utmBootScript } from './utm.ts'

const run = new Function('location', 'localStorage', utmBootScript)

function visit(search: string, storage: Pick<Storage, 'setItem'>): void {
  run({ search }, storage)
}

function keptBy(search: string): unknown {
  const storage = memoryStorage()
  visit(search, storage)
  return JSON.parse(storage.getItem('utm') ?? 'null')
}

describe('the script of the head that keeps where a visit came from', () => {
  it.each([
    ['', null],
    ['?page=2', null],
    ['?utm_source=mail&utm_campaign=spring&page=2', { utm_source: 'mail', utm_campaign: 'spring' }],
    ['?utm_term=%D0%B1%D0%B0%D0%BD%D0%BA+2026', { utm_term: 'банк 2026' }],
    ['?utm_source=a&utm_source=b', { utm_source: 'b' }],
    ['?utm_empty=', { utm_empty: '' }],
    ['?utm_broken=%E0%A4%A', { utm_broken: '\uFFFD%A' }],
    ['?UTM_source=a&xutm_source=b&utmsource=c', null],
    [`?utm_content=${'x'.repeat(300)}`, { utm_content: 'x'.repeat(255) }],
    [`?utm_${'x'.repeat(300)}=1`, null],
  ])('%j', (search, expected) => {
    expect(keptBy(search)).toEqual(expected)
  })

  it('takes no more than twenty', () => {
    const search = Array.from({ length: 50 }, (_, index) => `utm_${index}=1`).join('&')
    expect(Object.keys(keptBy(`?${search}`) ?? {})).toHaveLength(20)
  })

  it('keeps a campaign through visits without one', () => {
    const storage = memoryStorage()
    visit('?utm_source=mail&page=2', storage)
    visit('?page=3', storage)
    expect(storage.getItem('utm')).toBe('{"utm_source":"mail"}')
    visit('?utm_medium=post', storage)
    expect(storage.getItem('utm')).toBe('{"utm_medium":"post"}')
  })

  it('does not stop a page whose storage is full', () => {
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    expect(() => visit('?utm_source=mail', full)).not.toThrow()
  })
})
