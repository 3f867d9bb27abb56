import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import { forbiddenStorage, openTab } from '#test/factories/browser.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import {
  type BadgeCopy,
  forgetBadgeCopy,
  isBadgeOnPhone,
  keepBadgeCopy,
  readBadgeCopy,
} from './badge-copy.ts'

const badge: Badge = {
  ...{ version: 1, companyShortName: 'Лазоревый', position: null, prefix: null, firstName: 'Анна' },
  ...{ lastName: 'Ветрова', middleName: null, latinFirstName: null, latinLastName: null, wifiCode: null },
  ...{ role: 'participant', photographFileGuid: null, verdict: { mayEnter: true, open: [] } },
  lock: { locked: false, cause: null, until: null, request: null },
  pass: { code: 'Q1:', validFrom: '2026-02-18T05:00:00Z', validTo: '2026-02-20T20:00:00Z' },
}
const copy: BadgeCopy = { guid: 'a', badge, photograph: null, savedAt: '2026-02-17T09:00:00Z' }
const before = new Date('2026-02-19T08:00:00Z')
let browser: ReturnType<typeof openTab>

beforeEach(() => {
  browser = openTab()
  setKeptOwner('participant', 'me')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const logOff = () => setKeptOwner('participant', null)

describe('the copy of a badge', () => {
  it('is of this tab while nothing was chosen, and needs the log-in', () => {
    keepBadgeCopy(copy, { phone: false })
    expect(readBadgeCopy('a', before)).toEqual(copy)
    logOff()
    expect(readBadgeCopy(null, before)).toBeNull()
    setKeptOwner('participant', 'me')
    openTab({ beside: browser })
    expect(readBadgeCopy('a', before)).toBeNull()
  })

  it('opens without a log-in where the person keeps it on the phone, until its pass ends', () => {
    expect(keepBadgeCopy(copy, { phone: true })).toBe(true)
    expect(isBadgeOnPhone('a')).toBe(true)
    openTab({ beside: browser })
    logOff()
    expect(readBadgeCopy(null, before)).toEqual(copy)
    expect(readBadgeCopy(null, new Date('2026-02-20T20:00:00Z'))).toBeNull()
    // It is deleted, so setting the clock back does not restore it.
    expect(readBadgeCopy(null, before)).toBeNull()
  })

  it('leaves the phone with the choice, with the pass, and with a refusal of the server', () => {
    const ends = [
      () => keepBadgeCopy(copy, { phone: false }),
      () => keepBadgeCopy({ ...copy, badge: { ...badge, pass: null } }, { phone: true }),
      () => forgetBadgeCopy('a'),
    ]
    for (const end of ends) {
      keepBadgeCopy(copy, { phone: true })
      end()
      expect(isBadgeOnPhone('a')).toBe(false)
    }
  })

  it('is of one participant and of one account', () => {
    keepBadgeCopy(copy, { phone: true })
    expect(readBadgeCopy('b', before)).toBeNull()
    setKeptOwner('participant', 'another')
    expect(readBadgeCopy('a', before)).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '{"guid":1}'])('%j is none', text => {
    keepBadgeCopy(copy, { phone: true })
    for (const place of [browser.tab, browser.device])
      for (const key of place.keys()) place.setItem(key, text)
    expect(readBadgeCopy('a', before)).toBeNull()
    logOff()
    expect(readBadgeCopy(null, before)).toBeNull()
  })

  it('says that the browser would not keep it', () => {
    browser.window.localStorage = forbiddenStorage()
    expect(keepBadgeCopy(copy, { phone: true })).toBe(false)
    expect(isBadgeOnPhone('a')).toBe(false)
    expect(() => forgetBadgeCopy('a')).not.toThrow()
  })
})
