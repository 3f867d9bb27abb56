import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { PageData } from '#contract/page-data.ts'
import { handleError, pageDataContext } from './entry.server.tsx'

function told(error: unknown, path: string) {
  const onFault = vi.fn()
  const context = new RouterContextProvider()
  context.set(pageDataContext, { onFault } as unknown as PageData)
  handleError(error, { request: new Request(`https://forum.example${path}`), context })
  return onFault.mock.calls
}

test.each([
  ['/news', 'news'],
  ['/en/news', 'news'],
  ['/news.data', 'news'],
  ['/nowhere', null],
])('what breaks at %s is told by the name of the page', (path, page) => {
  const fault = new TypeError('a mistake of ours')
  expect(told(fault, path)).toEqual([[page, fault]])
})

test('a page that does not exist, or is away for a while, is no fault of rendering', () => {
  const answer = { status: 404, statusText: 'Not Found', internal: true, data: null }
  expect(told(answer, '/nowhere')).toEqual([])
})
