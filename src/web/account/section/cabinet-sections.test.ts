import { describe, expect, it } from 'vitest'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { siteMap } from '#web/site-map.ts'
import { assistantBar, barSections, coordinatorBar, coordinatorGroups, sectionGroups } from './rules.ts'

const pages = (has: { speaker: boolean; group: boolean }, sections: AssistantSection[] | null = null) =>
  sectionGroups({ ...has, sections }).flatMap(({ sections }) => sections.map(({ page }) => page))

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

describe('for somebody who acts for another person', () => {
  it.each<[AssistantSection[], string]>([
    [
      ['transfer'],
      'account program account-programme account-favourites account-chat account-hotels account-transfer',
    ],
    [
      ['payment', 'chat'],
      'account program account-programme account-favourites account-chat account-payment account-documents account-hotels',
    ],
  ])('with %j: %s', (sections, expected) => {
    expect(pages({ speaker: true, group: false }, sections).join(' ')).toBe(expected)
  })

  it.each<[AssistantSection[], string]>([
    [['profile', 'chat'], 'account program account-badge account-chat'],
    [['transfer', 'payment'], 'account program account-payment account-chat'],
    [['chat'], 'account program account-hotels account-chat'],
  ])('the bar with %j: %s', (sections, expected) => {
    expect(
      assistantBar(sections)
        .map(({ page }) => page)
        .join(' '),
    ).toBe(expected)
  })
})

describe('coordinatorGroups', () => {
  const pages = coordinatorGroups().flatMap(({ sections }) => sections.map(({ page }) => page))

  it('leads to what concerns the account itself, and nowhere that needs a participant', () => {
    expect(pages).toEqual(['account-group', 'program', 'account-chat', 'account-settings'])
  })

  it('holds the bar', () => {
    expect(coordinatorBar.every(({ page }) => pages.includes(page))).toBe(true)
  })
})
