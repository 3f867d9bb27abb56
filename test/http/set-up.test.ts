import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoEdition, demoLegalDetails } from '#server/demo/demo-edition.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { readEdition } from '#server/usecases/edition/read-edition.ts'
import { SetUpError, setUpForum } from '#server/usecases/edition/set-up-forum.ts'
import { readLegalText } from '#server/usecases/legal-details/read-legal-text.ts'
import { findSessions } from '#server/usecases/programme/search-programme.ts'
import { findInList, findInSite } from '#server/usecases/search/search-site.ts'
import { useTestServer } from '#test/server.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { pageEntry, pageNames } from '#web/site-map.ts'

const server = useTestServer()
const { isCurrent: _, seller, ...fields } = demoEdition
const edition = {
  ...fields,
  slug: '2031',
  nameRu: 'Форум «Щит»',
  nameEn: 'Shield Forum',
  feeKopecks: '9000000',
}
const { operator } = demoLegalDetails
const at = new Date('2025-09-15T12:00:00Z')

const setUp = (file: Partial<Parameters<typeof setUpForum>[1]>) =>
  server()
    .database.transaction()
    .execute(tx => setUpForum(tx, { replace: false, at, ...file }))
const current = () => readCurrentEdition(server().database)

describe('set-up', () => {
  test('a new edition needs its operator and its seller, and nothing is begun without', async () => {
    await expect(setUp({ edition })).rejects.toThrow(SetUpError)
    await expect(setUp({ edition, seller })).rejects.toThrow('operator: is missing, and edition 2031 is new')
    expect((await current()).slug).toBe('2026')
  })

  test('makes the edition, its details and every page; again it changes nothing', async () => {
    expect(await setUp({ edition, operator, seller })).toEqual([
      'Edition 2031 is made and current.',
      'Operator and seller are published (number 1): consents and papers name them.',
      '17 pages of the site begin with a plain text; edit them in the console.',
    ])
    expect(await current()).toMatchObject({ slug: '2031', feeKopecks: 9_000_000n, legalNumber: 1, operator })
    expect(await setUp({ edition, operator, seller })).toEqual([
      'Edition 2031 is current, and as in the file.',
    ])
    expect(await setUp({})).toEqual([])
  })

  test('what the console changed stays, unless it is to be written over', async () => {
    await server()
      .database.updateTable('edition')
      .set({ feeKopecks: 10_000_000n })
      .where('slug', '=', '2031')
      .execute()
    const others = { ...operator, email: 'data@forum.example' }
    expect(await setUp({ edition, operator: others })).toEqual([
      expect.stringContaining('the file has other values of feeKopecks'),
      expect.stringContaining('stay as published (number 1)'),
    ])
    expect(await current()).toMatchObject({ feeKopecks: 10_000_000n, legalNumber: 1 })
    await setUp({ edition, operator: others, replace: true })
    expect(await current()).toMatchObject({ feeKopecks: 9_000_000n, legalNumber: 2, operator: others })
  })

  test('twenty at once make one edition, one publication and seventeen pages', async () => {
    const all = Array.from({ length: 20 }, () =>
      setUp({ edition: { ...edition, slug: '2032' }, operator, seller }),
    )
    const said = (await Promise.all(all)).flat()
    expect(said.filter(line => line.startsWith('Edition 2032 is made'))).toHaveLength(1)
    const { guid, legalNumber } = await current()
    expect(legalNumber).toBe(1)
    const pages = await server()
      .database.selectFrom('contentItem')
      .select('slug')
      .where('editionGuid', '=', guid)
      .execute()
    expect(pages).toHaveLength(17)
  })
})

describe('the site of an edition just set up', () => {
  beforeAll(async () => {
    await setUp({ edition, operator, seller, replace: true })
    await vi.waitFor(async () =>
      expect((await server().services.content.page('ru', 'home'))?.title).toBe('Форум «Щит»'),
    )
  })

  /** What the page is rendered from, as the site asks for it. */
  async function load(path: string, file: string): Promise<unknown> {
    const { services } = server()
    const context = new RouterContextProvider()
    context.set(pageDataContext, {
      edition: () => readEdition(services),
      content: services.content,
      publicUrl: 'https://forum.example',
      legalText: (name, asked) => readLegalText(services, name, asked),
      demo: false,
      routeRules: {},
      siteFiles: { scripts: [], styles: '' },
      onFault: () => {},
      searchProgramme: (locale, query) => findSessions(services, { query, locale, limit: 50 }),
      searchSite: (locale, { query }) => findInSite(services, { query, locale }),
      searchList: (kind, query) => findInList(services, { query, kind }),
    })
    const url = new URL(path, 'https://forum.example')
    const { loader } = (await import(/* @vite-ignore */ `../../src/web/${file}`)) as {
      loader?: (args: object) => unknown
    }
    // A page that loads nothing lacks nothing.
    return loader ? loader({ request: new Request(url), url, params: {}, context, pattern: '' }) : null
  }

  const open = pageNames
    .map(name => ({ name, ...pageEntry(name) }))
    .filter(({ layout, record, path }) => layout === 'default' && !record && !path.includes(':'))

  test('has more than the menu', () => expect(open.length).toBeGreaterThan(15))

  test.each(
    open.flatMap(({ path, file }) =>
      file
        ? [
            [path, file],
            [`/en${path}`, file],
          ]
        : [],
    ),
  )('%s is there', async (path, file) => {
    await expect(load(path, file)).resolves.toBeDefined()
  })
})
