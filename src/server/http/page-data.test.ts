import { expect, test, vi } from 'vitest'
import type { PageData } from '#contract/page-data.ts'
import { whileAvailable } from './page-data.ts'

function factsThat(fail: () => Promise<never>): PageData {
  const content = { faq: fail, albums: async () => [] } as unknown as PageData['content']
  return {
    edition: fail,
    legalText: fail,
    content,
    searchProgramme: fail,
    searchSite: fail,
    searchList: fail,
    publicUrl: 'https://forum.example',
    demo: false,
    routeRules: {},
    siteFiles: { scripts: [], styles: '' },
    onFault: () => {},
  }
}

test.each([
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  Object.assign(new Error('terminating connection'), { code: '57P01' }),
  new Error('timeout exceeded when trying to connect'),
])('while the database is away every fact refuses with 503: %s', async fault => {
  const told = vi.fn()
  const facts = whileAvailable(
    factsThat(() => Promise.reject(fault)),
    told,
  )
  for (const ask of [
    facts.edition,
    () => facts.content.faq('ru'),
    () => facts.searchProgramme('ru', 'word'),
    () => facts.searchSite('ru', { query: 'word', sent: true }),
    () => facts.searchList('speaker', 'word'),
  ])
    await expect(ask()).rejects.toMatchObject({ init: { status: 503 } })
  expect(await facts.content.albums('ru')).toEqual([])
  expect(facts.publicUrl).toBe('https://forum.example')
  expect(told.mock.calls).toEqual(Array.from({ length: 5 }, () => [fault]))
})

test('another fault stays what it is', async () => {
  const fault = new TypeError('a mistake of ours')
  const told = vi.fn()
  const facts = whileAvailable(
    factsThat(() => Promise.reject(fault)),
    told,
  )
  await expect(facts.edition()).rejects.toBe(fault)
  expect(told).not.toHaveBeenCalled()
})
