import { describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { mergedRecordItems } from './merged-record-items.tsx'

const record: Parameters<typeof mergedRecordItems>[0] = {
  applicationGuid: '01990000-0000-7000-8000-000000000001',
  name: 'Боголюбский Юрий Ильич',
  latinName: 'Iurii Bogoliubskii',
  role: 'media',
  media: { mediaName: 'Финансовый вестник', mediaWebsite: null },
  birthDate: '1979-03-02',
  citizenship: 'KZ',
  phone: '+79160007919',
  email: 'iurii@mail.example',
  company: 'Лазоревый Банк',
  position: 'Аналитик',
  at: '2025-09-01T09:00:00Z',
}

function shown(locale: 'ru' | 'en', changes: Partial<typeof record> = {}) {
  overwriteGetLocale(() => locale)
  const items = mergedRecordItems({ ...record, ...changes }, { locale, mayReadAll: false, day: day => day })
  return Object.fromEntries(items.map(({ term, value }) => [term, value]))
}

describe('a merged record', () => {
  it('says in both languages which role it had, of what media and of which country', () => {
    expect(shown('ru')).toMatchObject({
      Роль: 'Представитель СМИ',
      СМИ: 'Финансовый вестник',
      Гражданство: 'Казахстан',
    })
    expect(shown('en')).toMatchObject({
      Role: 'Media representative',
      Citizenship: 'Kazakhstan',
    })
  })

  it('has a role whichever it was, and no media of others', () => {
    const speaker = { role: 'speaker' as const, media: { mediaName: null, mediaWebsite: null } }
    expect(shown('ru', speaker)).toMatchObject({ Роль: 'Спикер' })
    expect(Object.keys(shown('ru', speaker))).not.toContain('СМИ')
  })

  it('shows a birth date to those who may read it', () => {
    const terms = (mayReadAll: boolean) =>
      mergedRecordItems(record, { locale: 'ru', mayReadAll, day: day => day }).map(({ value }) => value)
    expect(terms(true)).toContain('1979-03-02')
    expect(terms(false)).not.toContain('1979-03-02')
  })
})
