import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#test/factories/browser.ts'
import { keptOwnResult, keptResultScript, keptSurvey, resultHere } from './kept-survey.ts'

const guid = '8a0b1c2d-0000-8000-8000-000000000001'

let browser: ReturnType<typeof openTab>
beforeEach(() => {
  browser = openTab({ path: '/test' })
})
afterEach(() => vi.unstubAllGlobals())

/** What the script makes of the page before the questions are painted. */
function paint(): { shown: boolean; href: string } {
  const link = { href: '/en/test', getAttribute: () => '/en/test' }
  const page = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    documentElement: { dataset: {} as Record<string, string> },
    querySelector: () => link,
  }
  new Function('localStorage', 'document', keptResultScript)(browser.device, page)
  return { shown: 'surveyTaken' in page.documentElement.dataset, href: link.href }
}

describe('before the first paint', () => {
  it('nothing is shown to a stranger', () => {
    expect(paint()).toEqual({ shown: false, href: '/en/test' })
  })

  it('the result of this device is', () => {
    keptSurvey.write({ answers: {}, takenAt: '2026-02-01T10:00:00Z', result: guid })
    expect(paint()).toEqual({ shown: true, href: `/en/test/${guid}` })
    expect(resultHere()).toBe(guid)
  })

  it('the account’s is while its browser session lasts', () => {
    browser.cookies.set('browser-session', '1')
    keptOwnResult.write(guid)
    expect(paint()).toEqual({ shown: true, href: `/en/test/${guid}` })
    browser.cookies.clear()
    expect(paint().shown).toBe(false)
  })

  it.each([
    ['a survey under way', JSON.stringify({ answers: {}, takenAt: null, result: null })],
    ['a result that is no link', JSON.stringify({ answers: {}, result: 'javascript:alert(1)' })],
    ['what is no JSON', '{'],
  ])('%s is not', (_name, stored) => {
    browser.device.setItem('survey', stored)
    expect(paint()).toEqual({ shown: false, href: '/en/test' })
  })
})
