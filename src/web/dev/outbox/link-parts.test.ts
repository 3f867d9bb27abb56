import { describe, expect, it } from 'vitest'
import { linkParts } from './link-parts.ts'

describe('addresses in a message', () => {
  it.each([
    ['Код 123456', [{ text: 'Код 123456' }]],
    ['', []],
    [
      'Откройте http://localhost:3000/signup/confirm/abc. Ссылка действует 48 часов',
      [
        { text: 'Откройте ' },
        {
          text: 'http://localhost:3000/signup/confirm/abc',
          href: 'http://localhost:3000/signup/confirm/abc',
        },
        { text: '. Ссылка действует 48 часов' },
      ],
    ],
    [
      'https://a.example/x?y=1#z\n(https://b.example)',
      [
        {
          text: 'https://a.example/x?y=1#z',
          href: 'https://a.example/x?y=1#z',
        },
        { text: '\n(' },
        { text: 'https://b.example', href: 'https://b.example' },
        { text: ')' },
      ],
    ],
    ['javascript:alert(1) //x', [{ text: 'javascript:alert(1) //x' }]],
  ])('%s', (text, parts) => {
    expect(linkParts(text)).toEqual(parts)
    expect(parts.map(part => part.text).join('')).toBe(text)
  })
})
