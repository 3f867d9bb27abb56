import { expect, it } from 'vitest'
import { wakeAfterPaint } from './wake-after-paint.ts'

const page = `<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>words</p><script type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterManifest = {};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`

it('asks for no script before the first picture, and then for all at once', () => {
  const late = wakeAfterPaint(page)
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? ''
  expect(late.slice(0, late.indexOf('<script'))).not.toContain('.js')
  expect(script).not.toMatch(/^import \*/m)
  const places = [
    'requestAnimationFrame',
    '["/assets/a.js","/assets/b.js"]',
    'const [route0,route1] = await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
    'window.__reactRouterManifest',
    'import("/assets/entry.js");',
  ].map(text => script.indexOf(text))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(late).toContain('<p>words</p>')
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>')
})

it.each([
  ['a page without scripts', '<html><head></head><body></body></html>'],
  ['markup not known here', page.replaceAll('import * as', 'import')],
])('leaves %s as it is', (_, html) => {
  expect(wakeAfterPaint(html)).toBe(html)
})
