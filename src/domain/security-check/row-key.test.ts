import { describe, expect, test } from 'vitest'
import { checkCharacters, readRowKey, writeRowKey } from './row-key.ts'

const key = { list: 3, line: 17, check: 'K7QX' }

describe('the key of a row', () => {
  test('is written with the row in four digits', () => {
    expect(writeRowKey(key)).toBe('3-0017-K7QX')
    expect(writeRowKey({ ...key, line: 1999 })).toBe('3-1999-K7QX')
  })

  test.each([
    ['3-0017-K7QX'],
    [' 3-0017-k7qx '],
    ['3 – 17 – K7QX'],
    // K and X of a Russian keyboard.
    ['3-0017-К7QХ'],
  ])('is read out of %s', typed => {
    expect(readRowKey(typed)).toEqual(key)
  })

  test('takes letters for the digits they look like', () => {
    expect(readRowKey('3-OO17-OIL2')).toEqual({ list: 3, line: 17, check: '0112' })
  })

  test.each([['17'], ['3-0017'], ['3-0017-K7Q'], ['3-0017-K7QXX'], ['=3-0017'], [''], ['3-00170-K7QX']])(
    'is not read out of %s',
    typed => {
      expect(readRowKey(typed)).toBeNull()
    },
  )

  test('has characters from four bytes, none of them ambiguous', () => {
    expect(checkCharacters(Uint8Array.of(0, 31, 32, 255, 9))).toBe('0Z0Z')
    const all = checkCharacters(Uint8Array.of(1, 18, 20, 27))
    expect(all).not.toMatch(/[ILOU]/)
  })
})
