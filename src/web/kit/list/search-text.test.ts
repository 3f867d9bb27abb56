import { expect, test } from 'vitest'
import { type SearchText, withAddress } from './search-text.ts'

test.each<[string, SearchText, string, SearchText]>([
  [
    'its own search arrives after it was cleared',
    { typed: '', asked: 'мельник' },
    'мельник',
    { typed: '', asked: 'мельник' },
  ],
  [
    'its own search arrives while somebody types on',
    { typed: 'мельник марк', asked: 'мельник' },
    'мельник',
    { typed: 'мельник марк', asked: 'мельник' },
  ],
  [
    'a space that is still followed by a word stays',
    { typed: 'мельник ', asked: '' },
    'мельник',
    { typed: 'мельник ', asked: 'мельник' },
  ],
  ['a link shows everybody', { typed: 'мельник', asked: 'мельник' }, '', { typed: '', asked: '' }],
  [
    'the back button leads to an earlier search',
    { typed: '', asked: '' },
    'мельник',
    { typed: 'мельник', asked: 'мельник' },
  ],
])('%s', (_, field, value, expected) => {
  expect(withAddress(field, value)).toEqual(expected)
})
