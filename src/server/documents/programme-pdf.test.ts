import { describe, expect, it } from 'vitest'
import type { ProgrammeDocument, ProgrammeDocumentSession } from './programme-document.ts'
import { renderProgrammeDocument } from './programme-pdf.ts'
import { readPdfText } from './testing/read-pdf-text.ts'

const session = (change: Partial<ProgrammeDocumentSession> = {}): ProgrammeDocumentSession => ({
  startsAt: '12:30',
  endsAt: '13:10',
  title: 'SBOM, который кто-то читает',
  isBreak: false,
  format: 'Доклад',
  hall: 'Зал «Берилл»',
  track: 'Безопасная разработка',
  language: 'ru',
  moderators: [],
  speakers: [{ name: 'Ульяна Полынцева', company: 'Осмотрительный код' }],
  ...change,
})

const sample = (change: Partial<ProgrammeDocument> = {}): ProgrammeDocument => ({
  locale: 'ru',
  name: 'Кибербезопасность в финансах 2026',
  place: 'Конгресс-центр, Сириус',
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  asOf: '2025-09-01',
  address: 'forum.example/program',
  halls: [{ name: 'Зал «Берилл»', floor: '2 этаж', capacity: 350 }],
  days: [
    {
      day: '2026-02-18',
      sessions: [
        session({
          startsAt: '12:00',
          endsAt: '12:30',
          title: 'Кофе-пауза',
          isBreak: true,
          hall: null,
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
  ...change,
})

describe('the programme for paper', () => {
  it('has days, halls, people and page numbers as text', async () => {
    const pages = readPdfText(await renderProgrammeDocument(sample()))
    expect(pages).toHaveLength(2)
    for (const text of [
      'Кибербезопасность в финансах 2026',
      '18–20 февраля 2026',
      'Программа форума',
      '2 этаж · 350 мест',
      'Среда, 18 февраля',
      'SBOM, который кто-то читает',
      'Доклад · Безопасная разработка',
      'Доклад · Безопасная разработка · EN',
      'Ульяна Полынцева (Осмотрительный код)',
      'Модератор: Лада Юрасовская',
      'Программа на 1 сентября 2025. Изменения смотрите на сайте: forum.example/program',
      'Страница 1 из 2',
    ])
      expect(pages[0]).toContain(text)
    expect(pages[0]).not.toContain('Четверг')
    expect(pages[1]).toContain('Кибербезопасность в финансах 2026 · Пятница, 20 февраля')
  })

  it('says the time once for what starts together', async () => {
    const [first = ''] = readPdfText(await renderProgrammeDocument(sample()))
    expect(first.split('\n').filter(line => line === '12:30')).toHaveLength(1)
    expect(first.split('\n').filter(line => line === '–13:10')).toHaveLength(2)
  })

  it('is the same file whenever it is drawn', async () => {
    const [one, other] = [await renderProgrammeDocument(sample()), await renderProgrammeDocument(sample())]
    expect(one.equals(other)).toBe(true)
  })

  it('goes on over as many pages as it takes, each with its day on top', async () => {
    const sessions = Array.from({ length: 60 }, (_, index) => session({ title: `Доклад ${index}` }))
    const pages = readPdfText(
      await renderProgrammeDocument(sample({ days: [{ day: '2026-02-18', sessions }] })),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(1))
      expect(page.startsWith('Кибербезопасность в финансах 2026 · Среда')).toBe(true)
    expect(pages.join('\n')).toContain('Доклад 59')
  })

  it('says so when nothing is planned yet', async () => {
    const pages = readPdfText(await renderProgrammeDocument(sample({ locale: 'en', halls: [], days: [] })))
    expect(pages.join()).toContain('The programme is being prepared.')
  })
})
