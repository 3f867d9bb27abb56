import { describe, expect, it } from 'vitest'
import { newsAddress, newsFeedAddress } from './news-address.ts'
import { shownPages } from './shown-pages.ts'

describe('shownPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [2, 9, [1, 2, 3, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i', (page, pages, expected) => {
    expect(shownPages(page, pages)).toEqual(expected)
  })
})

describe('newsAddress', () => {
  it.each([
    [{ topic: null, page: 1 }, '/en/news'],
    [{ topic: null, page: 3 }, '/en/news?page=3'],
    [{ topic: 'press', page: 1 }, '/en/news?topic=press'],
    [{ topic: 'press', page: 2 }, '/en/news?topic=press&page=2'],
  ])('%j', (wish, expected) => {
    expect(newsAddress('en', wish)).toBe(expected)
  })

  it('has a feed in each language', () => {
    expect([newsFeedAddress('ru'), newsFeedAddress('en')]).toEqual(['/news.xml', '/en/news.xml'])
  })
})
