import { expect, it } from 'vitest'
import { isBotAgent } from './bot-agent.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  [`${chrome} Chrome-Lighthouse`, true],
  ['facebookexternalhit/1.1', true],
  ['Google-InspectionTool/1.0', true],
  [chrome, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s: %s', (userAgent, expected) => {
  expect(isBotAgent(userAgent)).toBe(expected)
})
