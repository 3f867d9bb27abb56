import { describe, expect, it } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import { memoryStorage } from '#web/kit/session/memory-storage.ts'
import { type BadgeCopy, forgetBadgeCopy, keepBadgeCopy, readBadgeCopy } from './badge-copy.ts'

const badge = { companyShortName: 'Лазоревый' } as Badge
const copy: BadgeCopy = { guid: 'a', badge, photograph: null, savedAt: '2026-02-17T09:00:00Z' }
const open = () => ({ session: memoryStorage(), device: memoryStorage() })

describe('the copy of a badge', () => {
  it('dies with the tab in a browser', () => {
    const storages = open()
    keepBadgeCopy(copy, { installed: false, storages })
    expect(readBadgeCopy('a', storages)).toEqual(copy)
    expect(readBadgeCopy('a', { ...storages, session: memoryStorage() })).toBeNull()
  })

  it('stays on the device of the installed app, until the log-out', () => {
    const storages = open()
    keepBadgeCopy(copy, { installed: true, storages })
    const later = { ...storages, session: memoryStorage() }
    expect(readBadgeCopy(null, later)).toEqual(copy)
    forgetBadgeCopy(later)
    expect(readBadgeCopy(null, later)).toBeNull()
  })

  it('is of one participant', () => {
    const storages = open()
    keepBadgeCopy(copy, { installed: true, storages })
    expect(readBadgeCopy('b', storages)).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '{"guid":1}'])('%j is none', text => {
    const storages = open()
    storages.session.setItem('quorum-badge', text)
    expect(readBadgeCopy(null, storages)).toBeNull()
  })

  it('needs no storage', () => {
    expect(readBadgeCopy(null, { session: null, device: null })).toBeNull()
    expect(() => forgetBadgeCopy({ session: null, device: null })).not.toThrow()
  })
})
