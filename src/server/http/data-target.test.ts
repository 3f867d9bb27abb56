import { expect, test } from 'vitest'
import { dataTarget, type PageTarget } from './data-target.ts'

const news = (address: string): PageTarget => ({ key: 'ru:news', address, route: 'ru:news', record: null })
const home: PageTarget = { key: 'ru:home', address: '/', route: 'ru:home', record: null }

test.each([
  ['/news.data', '?_routes=ru%3Anews', news('/news'), '/news.data?_routes=ru%3Anews'],
  ['/news/.data', '?_routes=ru%3Anews', news('/news'), '/news.data?_routes=ru%3Anews'],
  [
    '/news.data',
    '?utm_source=a&_routes=ru%3Anews&page=2',
    news('/news?page=2'),
    '/news.data?page=2&_routes=ru%3Anews',
  ],
  ['/_root.data', '?_routes=ru%3Ahome', home, '/_root.data?_routes=ru%3Ahome'],
  ['/.data', '?_routes=ru%3Ahome', home, '/_root.data?_routes=ru%3Ahome'],
])('%s%s is rendered by the address of its page', (pathname, search, page, address) => {
  expect(dataTarget(() => page, pathname, search)).toEqual({ page, key: `${page.key}:data`, address })
})

test('the page is looked for by its path and by the rest of the query', () => {
  const asked: string[][] = []
  const find = (...address: [string, string]) => {
    asked.push(address)
    return null
  }
  for (const path of ['/_root.data', '/en/news.data']) dataTarget(find, path, '?_routes=a&page=2')
  expect(asked).toEqual([
    ['/', '?page=2'],
    ['/en/news', '?page=2'],
  ])
})

test.each([
  ['', home],
  ['?_routes=root', home],
  ['?_routes=ru%3Ahome%2Cru%3Anews', home],
  ['?_routes=ru%3Ahome', { ...home, route: null }],
  ['?_routes=ru%3Ahome', null],
])('nothing is kept of what is not the data of one page alone: %s', (search, page) => {
  expect(dataTarget(() => page, '/_root.data', search)).toBeNull()
})
