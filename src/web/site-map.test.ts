import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPage, layoutFiles, pageEntry, pageNames, unfilledPage } from './site-map.ts'

describe('the site map', () => {
  it('has every path once', () => {
    const paths = pageNames.map(name => pageEntry(name).path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('keeps everything behind a log-in away from search engines', () => {
    const open = pageNames.filter(name => pageEntry(name).guard !== 'none' && !pageEntry(name).noindex)
    expect(open).toEqual([])
  })

  it('has a shell for every layout and a module for every page that names one', () => {
    const here = new URL('.', import.meta.url)
    const shells = pageNames.map(name => layoutFiles[pageEntry(name).layout])
    const pages = pageNames.map(name => pageEntry(name).file ?? unfilledPage)
    expect([...new Set([...shells, ...pages])].filter(file => !existsSync(new URL(file, here)))).toEqual([])
  })

  it('has a title for every page in both languages', () => {
    for (const locale of ['ru', 'en']) {
      const file = new URL(`../../messages/${locale}/public.json`, import.meta.url)
      const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const missing = pageNames.filter(name => !messages[`page_title_${name.replaceAll('-', '_')}`])
      expect([locale, missing]).toEqual([locale, []])
    }
  })
})

describe('findPage', () => {
  it.each([
    ['/', 'home'],
    ['/en', 'home'],
    ['/en/', 'home'],
    ['/faq/', 'faq'],
    ['/en/comitet', 'committee'],
    ['/news', 'news'],
    ['/news/4b0e', 'newsItem'],
    ['/account/payment', 'account-payment'],
    ['/account/payment/finish/4b0e', 'payment-finish'],
    ['/staff/register/finish', 'staff-register-finish'],
    ['/staff/register/4b0e', 'staff-register'],
    ['/login/token/x', 'login-token'],
    ['/login/waiting', 'login-waiting'],
  ])('%s is %s', (path, expected) => {
    expect(findPage(path)).toBe(expected)
  })

  it.each(['/nowhere', '/en/nowhere', '/faq/more', '/news/a/b', '/english', '/FAQ'])(
    '%s is no page',
    path => {
      expect(findPage(path)).toBeNull()
    },
  )
})
