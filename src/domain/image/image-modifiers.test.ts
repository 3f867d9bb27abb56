import { describe, expect, it } from 'vitest'
import { parseImageModifiers } from './image-modifiers.ts'

const untouched = {
  width: null,
  height: null,
  format: 'webp',
  quality: 80,
  fit: 'cover',
  background: null,
  blur: 0,
}

describe('parseImageModifiers', () => {
  it.each([
    [{}, {}],
    [{ open: 'true' }, {}],
    [
      { width: '1', height: '10000' },
      { width: 1, height: 2560 },
    ],
    [{ width: '2560' }, { width: 2560 }],
    [{ width: '2561' }, { width: 2560 }],
    [{ width: '0640' }, { width: 640 }],
    [{ format: 'avif' }, { format: 'avif', quality: 60 }],
    [{ format: 'jpeg' }, { format: 'jpeg', quality: 82 }],
    [
      { format: 'png', quality: '20' },
      { format: 'png', quality: 100 },
    ],
    [{ quality: '1' }, { quality: 1 }],
    [{ quality: '100' }, { quality: 100 }],
    [
      { fit: 'contain', background: 'FFeeDD' },
      { fit: 'contain', background: '#ffeedd' },
    ],
    [{ background: '#010203' }, { background: '#010203' }],
    [{ blur: '20' }, { blur: 20 }],
    // The placeholder of spec point 9.
    [
      { open: 'true', width: '10', height: '10', quality: '50', blur: '3' },
      { width: 10, height: 10, quality: 50, blur: 3 },
    ],
  ])('reads %j', (query, expected) => {
    expect(parseImageModifiers(query)).toEqual({ ok: true, modifiers: { ...untouched, ...expected } })
  })

  it.each([
    ['open', ['', 'false', 'TRUE', '1']],
    ['width', ['', '0', '-1', '1.5', '1e3', '10001', '100000', '99999999999', ' 5', '５', 'NaN', '0x10']],
    ['height', ['0', '10001']],
    ['format', ['', 'WEBP', 'svg', 'gif', 'jpg', 'toString']],
    ['quality', ['0', '101', '80%']],
    ['fit', ['fill', 'outside', 'constructor']],
    ['background', ['', 'red', '#fff', 'ffffff00', 'url(x)']],
    ['blur', ['21', '-1', '0.5']],
  ])('refuses of %s what it does not take', (modifier, values) => {
    for (const value of [...values, ['5', '6'], undefined, 5])
      expect(parseImageModifiers({ [modifier]: value })).toEqual({
        ok: false,
        code: 'image_modifier_value',
        field: modifier,
        parameters: { modifier },
      })
  })

  it.each(['rotate', 'w', 'Width', 'width ', 'constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'does not know %s',
    name => {
      expect(parseImageModifiers(Object.fromEntries([[name, '1']]))).toMatchObject({
        ok: false,
        code: 'image_modifier_unknown',
      })
    },
  )

  it('says a strange name short and without markup', () => {
    expect(parseImageModifiers({ [`<img src=x>${'a'.repeat(99)}`]: '1' })).toMatchObject({
      field: `imgsrcx${'a'.repeat(33)}`,
    })
    expect(parseImageModifiers({ '': '1' })).toMatchObject({ parameters: { modifier: '?' } })
  })
})
