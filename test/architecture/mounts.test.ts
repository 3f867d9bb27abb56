import { expect, test } from 'vitest'
import { idleMounts, strayMounts, wholeServices } from './mounts.ts'

const path = 'src/server/http/api-v2/badge.ts'

test.each([
  ["app.get('/badge/:guid', () => null)"],
  ["app.get<{ Params: { guid: string } }>('/badge/:guid', () => null)"],
  ['scope.post(routes.saveBadge.path, { schema }, saveBadge)'],
  ["api.route({ method: 'GET', url: '/badge' })"],
  ["routes\n  .delete('/badge', () => null)"],
])('mounted by hand: %s', text => {
  expect(strayMounts([{ path, text }])).toEqual([
    `${path} mounts a route by hand: name its use case in a routeTable`,
  ])
})

test.each([
  ['routeTable(badge, { readBadge, saveBadge })'],
  ["known.get('badge')"],
  ["response.headers.get('Location')"],
  ["// app.get('/badge') was here"],
  ["scope.addHook('onSend', answerUnchanged)"],
])('not mounted by hand: %s', text => {
  expect(strayMounts([{ path, text }])).toEqual([])
})

test('a page, a test and another room may do it, and whoever may has to', () => {
  const text = "app.get('/badge', () => null)"
  for (const other of ['src/server/http/pages.ts', 'src/server/http/badge.test.ts', 'test/server.ts'])
    expect(strayMounts([{ path: other, text }])).toEqual([])
  expect(idleMounts([{ path: 'src/server/http/pages.ts', text }])).not.toContain('src/server/http/pages.ts')
  expect(idleMounts([{ path: 'src/server/http/pages.ts', text: '' }])).toContain('src/server/http/pages.ts')
})

test.each([
  ['src/server/usecases/badge/save-badge.ts', 'function save(services: Services) {}', 1],
  ['src/server/usecases/badge/save-badge.ts', "type Reading = Pick<Services, 'clock'>", 1],
  ['src/server/usecases/badge/save-badge.ts', "function save(needs: Needs<'clock'>) {}", 0],
  ['src/server/usecases/badge/save-badge.ts', '/** Not all Services. */', 0],
  ['src/server/usecases/badge/save-badge.test.ts', 'let services: Services', 0],
  ['src/server/jobs/sweep.ts', 'function sweep(services: Services) {}', 0],
])('%s with %s', (where, text, count) => {
  expect(wholeServices([{ path: where, text }])).toHaveLength(count)
})
