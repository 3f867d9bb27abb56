import { describe, expect, it } from 'vitest'
import { draftSchema } from '#contract/content.ts'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { contentProblems } from '#domain/content/content-problems.ts'
import { startPages } from './start-pages.ts'

const pages = startPages({ ru: 'Форум «Щит»', en: 'The Shield Forum' })

it('has every page of the site', () => {
  expect(pages.map(({ slug }) => slug)).toEqual([...pageSlugs])
  expect(pages[0]?.title).toEqual({ ru: 'Форум «Щит»', en: 'The Shield Forum' })
})

describe.each(pages.map(page => [page.slug, page] as const))('%s', (_, page) => {
  it('may be published, and saved by an editor', () => {
    expect(contentProblems('page', page, { startsOn: '2027-02-17', endsOn: '2027-02-19' })).toEqual([])
    expect(draftSchema('page').safeParse(page).error?.issues ?? []).toEqual([])
  })

  it('names nothing of the invented forum', () => {
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/forum\.example|Сириус|Sirius|Кибербезопасность|Cybersecurity|20\d\d|[{}]forum/)
  })
})
