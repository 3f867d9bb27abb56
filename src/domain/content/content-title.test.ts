import { expect, it } from 'vitest'
import type { DraftContent } from './content-kind.ts'
import { contentSearchText, contentTitle } from './content-title.ts'

const text = (ru: string, en: string) => ({ ru, en })

const speaker = {
  firstName: text(' Лев ', 'Lev'),
  lastName: text('Карпинский', ' Karpinsky '),
  middleName: text('', ''),
  company: text('Лазоревый Банк', 'Lazorevy Bank'),
  position: text('', 'Director'),
} as unknown as DraftContent<'speaker'>

it('is the text that names a piece, of a person both names', () => {
  expect(contentTitle('speaker', speaker)).toEqual(text('Лев Карпинский', 'Lev Karpinsky'))
  const news = {
    title: text('Программа готова', 'The programme is ready'),
  } as unknown as DraftContent<'news'>
  expect(contentTitle('news', news)).toEqual(text('Программа готова', 'The programme is ready'))
})

it('is empty where there is no name yet', () => {
  expect(contentTitle('news', {} as unknown as DraftContent<'news'>)).toEqual(text('', ''))
})

it('is found without a gap where one language is missing', () => {
  const news = { title: text('Программа', '') } as unknown as DraftContent<'news'>
  expect(contentSearchText('news', news)).toBe('Программа')
})

it('is found by what editors know of it, without gaps for what is missing', () => {
  expect(contentSearchText('speaker', speaker)).toBe(
    'Лев Карпинский Лазоревый Банк Lev Karpinsky Lazorevy Bank Director',
  )
})
