import { describe, expect, it } from 'vitest'
import { siteMap } from '../../site-map.ts'
import { barSections, sectionGroups } from './cabinet-sections.ts'

const pages = (has: { speaker: boolean; group: boolean }) =>
  sectionGroups(has).flatMap(({ sections }) => sections.map(({ page }) => page))

describe('sectionGroups', () => {
  it('leads to every page of the account layout for somebody who is everything', () => {
    const all = Object.entries(siteMap).flatMap(([name, entry]) => (entry.layout === 'account' ? [name] : []))
    expect(
      pages({ speaker: true, group: true })
        .filter(page => page !== 'program')
        .sort(),
    ).toEqual(all.sort())
  })

  it('shows the speaker and group pages to those they concern', () => {
    expect(pages({ speaker: false, group: false })).not.toContain('account-speaker')
    expect(pages({ speaker: true, group: false })).toContain('account-speaker')
    expect(pages({ speaker: false, group: true })).toContain('account-group')
  })

  it('names no page twice and holds the bar', () => {
    const all = pages({ speaker: true, group: true })
    expect(new Set(all).size).toBe(all.length)
    expect(barSections.every(({ page }) => all.includes(page))).toBe(true)
  })
})
