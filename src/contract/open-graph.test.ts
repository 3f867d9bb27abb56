import { describe, expect, it } from 'vitest'
import { openGraphPath, parseOpenGraphPath } from './open-graph.ts'

const guid = '3f2c1a90-0b7e-4c55-9d1e-0123456789ab'

describe('the path of a picture for links', () => {
  it.each([
    [{ page: 'faq' as const }, '/og/ru/faq.jpg'],
    [{ page: 'program2024' as const }, '/og/ru/program2024.jpg'],
    [{ page: 'newsItem' as const, guid }, `/og/ru/newsItem/${guid}.jpg`],
  ])('%o', (target, path) => {
    expect(openGraphPath('ru', target)).toBe(path)
    expect(parseOpenGraphPath(path.slice('/og/ru/'.length))).toEqual(target)
  })

  it.each([
    'unknown.jpg',
    'faq',
    'faq.png',
    `faq/${guid}.jpg`,
    'newsItem.jpg',
    'newsItem/1.jpg',
    `newsItem/${guid.toUpperCase()}.jpg`,
    'constructor.jpg',
    '../faq.jpg',
    `speaker/${guid}.jpg/x`,
  ])('nothing is at %s', path => {
    expect(parseOpenGraphPath(path)).toBeNull()
  })
})
