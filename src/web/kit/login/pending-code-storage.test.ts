import { beforeEach, describe, expect, it } from 'vitest'
import { readPendingCode, writePendingCode } from './pending-code-storage.ts'

const code = {
  purpose: 'login' as const,
  phone: '+79120000001',
  requestId: '4b0e4f0a-0000-4000-8000-000000000001',
  resendAt: 61_000,
  expiresAt: 301_000,
}

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the awaited code', () => {
  let place: ReturnType<typeof memory>
  beforeEach(() => {
    place = memory()
    writePendingCode(place, code)
  })

  it.each([
    ['before it stops working', 'login', 300_999, code],
    ['once it stopped working', 'login', 301_000, null],
    ['on a page of another purpose', 'signup', 1000, null],
  ] as const)('%s', (_, purpose, now, expected) => {
    expect(readPendingCode(place, purpose, now)).toEqual(expected)
  })

  it('is forgotten', () => {
    writePendingCode(place, null)
    expect(place.kept.size).toBe(0)
  })

  it.each(['{', '{}', 'null', '{"purpose":"login"}'])('is no code in %j', text => {
    for (const key of place.kept.keys()) place.kept.set(key, text)
    expect(readPendingCode(place, 'login', 0)).toBeNull()
  })
})

it('does without storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  expect(() => writePendingCode(forbidden, code)).not.toThrow()
  expect(readPendingCode(forbidden, 'login', 0)).toBeNull()
  expect(readPendingCode(null, 'login', 0)).toBeNull()
})
