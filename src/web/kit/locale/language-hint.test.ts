import { expect, test } from 'vitest'
import { languageHintScript } from './language-hint.ts'

test.each([
  [['en-GB', 'en'], 'ru', '', true],
  [['en-US', 'ru'], 'ru', 'theme=dark', true],
  [['pt-BR', 'pt'], 'ru', '', true],
  [['kk', 'ru', 'en'], 'ru', '', false],
  [['ru-RU', 'en'], 'ru', '', false],
  [['en-GB'], 'en', '', false],
  [['en-GB'], 'ru', 'a=b; locale=ru', false],
  [['rural'], 'ru', '', true],
  [[], 'ru', '', false],
])(
  'a browser that reads %j on a page in %s with the cookie %j is told of English: %s',
  (languages, lang, cookie, told) => {
    const dataset: { reads?: string } = {}
    const page = { documentElement: { lang, dataset }, cookie }
    new Function('navigator', 'document', languageHintScript)({ languages }, page)
    expect(dataset.reads === 'other').toBe(told)
  },
)
