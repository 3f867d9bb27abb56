import { describe, expect, it } from 'vitest'
import type { ProgrammeDocument, ProgrammeDocumentSession } from './programme-document.ts'
import { renderProgrammeDocument } from './programme-pdf.ts'
import { readPdfText } from './testing/read-pdf-text.ts'

const sbom = { name: 'Безопасная разработка', ink: '#4a4e9e' }
let made = 0

const session = (change: Partial<ProgrammeDocumentSession> = {}): ProgrammeDocumentSession => {
  made += 1
  return {
    guid: `session ${made}`,
    startsAt: '12:30',
    endsAt: '13:10',
    title: 'SBOM, который кто-то читает',
    isBreak: false,
    acrossHalls: false,
    format: 'Доклад',
    hall: 'Зал «Берилл»',
    track: sbom,
    language: 'ru',
    moderators: [],
    speakers: [{ name: 'Ульяна Полынцева', company: 'Осмотрительный код' }],
    ...change,
  }
}

const plenary = session({
  startsAt: '10:00',
  endsAt: '12:00',
  title: 'Доверие под нагрузкой',
  acrossHalls: true,
  track: null,
})

const sample = (change: Partial<ProgrammeDocument> = {}): ProgrammeDocument => ({
  locale: 'ru',
  name: 'Кибербезопасность в финансах 2026',
  place: 'Конгресс-центр, Сириус',
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  zone: 'московское время, UTC+3',
  asOf: '2025-09-01',
  address: 'forum.example/program',
  url: 'https://forum.example/program',
  chosen: [],
  halls: [{ name: 'Зал «Берилл»', floor: '2 этаж', capacity: 350 }],
  tracks: [{ ...sbom, description: 'Секреты и конвейер сборки' }],
  days: [
    {
      day: '2026-02-18',
      sessions: [
        plenary,
        session({
          startsAt: '12:00',
          endsAt: '12:30',
          title: 'Кофе-пауза',
          isBreak: true,
          hall: null,
          track: null,
          speakers: [],
        }),
        session(),
        session({
          title: 'The hybrid handshake',
          language: 'en',
          moderators: [{ name: 'Лада Юрасовская', company: 'Рубль и ключ' }],
        }),
      ],
    },
    { day: '2026-02-19', sessions: [] },
    { day: '2026-02-20', sessions: [session({ title: 'Закрытие форума' })] },
  ],
  people: [
    { name: 'Полынцева Ульяна', company: 'Осмотрительный код', sessions: [plenary.guid] },
    { name: 'Юрасовская Лада', company: 'Рубль и ключ', sessions: [] },
  ],
  ...change,
})

/** The tags of the structure in the order in which they were written. */
const structureOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/S \/(\w+)\b/g)].map(([, tag]) => tag)

describe('the booklet', () => {
  it('has a cover, a grid for each day with sessions, the list and the index', async () => {
    const pages = readPdfText(await renderProgrammeDocument(sample()))
    expect(pages).toHaveLength(4)
    const [cover = '', first = '', last = '', list = ''] = pages
    for (const text of [
      'Программа форума',
      '18–20 февраля 2026',
      'московское время, UTC+3',
      'forum.example/program',
      '2 этаж · 350 мест',
      'Секреты и конвейер сборки',
      'Страница 1 из 4',
    ])
      expect(cover).toContain(text)
    expect(first).toContain('Среда, 18 февраля')
    expect(first).toContain('10:00–12:00 · Зал «Берилл»')
    expect(first).toContain('SBOM, который кто-то читает')
    expect(last).toContain('Закрытие форума')
    for (const text of [
      'Среда, 18 февраля',
      'Пятница, 20 февраля',
      'Доклад · Безопасная разработка',
      'Доклад · Безопасная разработка · EN',
      'Ульяна Полынцева (Осмотрительный код)',
      'Модератор: Лада Юрасовская',
      'Программа на 1 сентября 2025. Изменения смотрите на сайте: forum.example/program',
    ])
      expect(list).toContain(text)
    expect(pages.join()).not.toContain('Четверг')
  })

  it('says in its index on which page somebody is', async () => {
    const list = readPdfText(await renderProgrammeDocument(sample())).at(-1) ?? ''
    const lines = list.split('\n')
    expect(lines.slice(lines.indexOf('Полынцева Ульяна'), lines.indexOf('Полынцева Ульяна') + 3)).toEqual([
      'Полынцева Ульяна',
      'Осмотрительный код',
      '4',
    ])
  })

  it('has a structure for screen readers: headings, lists, and pictures with words', async () => {
    const pdf = await renderProgrammeDocument(sample())
    const text = pdf.toString('latin1')
    expect(text).toMatch(/\/MarkInfo/)
    expect(text).toMatch(/\/StructTreeRoot/)
    const tags = structureOf(pdf)
    expect(tags.filter(tag => tag === 'H1')).toHaveLength(1)
    // Halls, tracks, two grids, two days, the index.
    expect(tags.filter(tag => tag === 'H2')).toHaveLength(7)
    expect(tags.filter(tag => tag === 'H3')).toHaveLength(5)
    // The code, and each grid.
    expect(tags.filter(tag => tag === 'Figure')).toHaveLength(3)
    expect(text.match(/\/Alt /g)).toHaveLength(3)
  })
})

describe('the list', () => {
  it('says the time once for what starts together', async () => {
    const list = readPdfText(await renderProgrammeDocument(sample({ chosen: ['Антифрод'] }))).join('\n')
    expect(list.split('\n').filter(line => line === '–13:10')).toHaveLength(3)
    expect(list.split('\n').filter(line => line === '12:30')).toHaveLength(2)
  })

  it('of a choice says what was chosen, and has no cover, grid or index', async () => {
    const pages = readPdfText(
      await renderProgrammeDocument(sample({ chosen: ['Антифрод', 'На английском'] })),
    )
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Антифрод · На английском')
    expect(pages[0]).not.toContain('Спикеры и модераторы')
  })

  it('goes on over as many pages as it takes, each with its day on top', async () => {
    const sessions = Array.from({ length: 60 }, (_, index) => session({ title: `Доклад ${index}` }))
    const pages = readPdfText(
      await renderProgrammeDocument(
        sample({ chosen: ['Антифрод'], days: [{ day: '2026-02-18', sessions }] }),
      ),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(1))
      expect(page.startsWith('Кибербезопасность в финансах 2026 · Среда')).toBe(true)
    expect(pages.join('\n')).toContain('Доклад 59')
  })
})

it('is the same file whenever it is drawn', async () => {
  const [one, other] = [await renderProgrammeDocument(sample()), await renderProgrammeDocument(sample())]
  expect(one.equals(other)).toBe(true)
})

it('says so when nothing is planned yet', async () => {
  const nothing = sample({ locale: 'en', halls: [], tracks: [], people: [], days: [] })
  expect(readPdfText(await renderProgrammeDocument(nothing)).join()).toContain(
    'The programme is being prepared.',
  )
})
