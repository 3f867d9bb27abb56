import { expect, it } from 'vitest'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { type PageName, siteMap } from '#web/site-map.ts'
import { sectionAccess } from './rules.ts'

const pages = (Object.keys(siteMap) as PageName[]).filter(name => siteMap[name].layout === 'account')
const shut = (sections: AssistantSection[] | null) =>
  pages
    .filter(page => sectionAccess(page, sections) !== 'open')
    .map(page => page.replace('account-', ''))
    .sort()
    .join(' ')

it.each<[AssistantSection[] | null, string]>([
  [null, ''],
  [['profile'], 'passport payment settings transfer'],
  [['passport'], 'badge contact documents payment photo profile settings speaker transfer'],
  [['payment'], 'badge contact passport photo profile settings speaker transfer'],
  [['transfer'], 'badge contact documents passport payment photo profile settings speaker'],
  [['chat'], 'badge contact documents passport payment photo profile settings speaker transfer'],
  [['profile', 'passport', 'payment', 'transfer', 'chat'], 'settings'],
])('with %j these are shut: %s', (sections, expected) => {
  expect(shut(sections)).toBe(expected)
})

it('says of the settings that they are the person’s own', () => {
  expect(sectionAccess('account-settings', ['profile'])).toBe('own')
  expect(sectionAccess('account-passport', ['profile'])).toBe('notGiven')
})
