import { expect, it } from 'vitest'
import { parseImageModifiers } from '#domain/image/image-modifiers.ts'
import { imageAddress, imageSourceSet, placeholderAddress } from './image-address.ts'

const path = 'public/news/0123456789abcdef0123456789abcdef.jpg'

/** Parses the modifiers like the server. */
function readBack(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://forum.example')
  return { pathname, ...parseImageModifiers(Object.fromEntries(searchParams)) }
}

it('always says open=true and webp', () => {
  expect(imageAddress(path)).toBe(`/api/v2/image/${path}?open=true&format=webp`)
})

it.each([
  [
    { width: 320, height: 180 },
    { width: 320, height: 180 },
  ],
  [
    { width: 320.4, height: 180.6 },
    { width: 320, height: 181 },
  ],
  [
    { fit: 'contain', background: 'ffffff' },
    { fit: 'contain', background: '#ffffff' },
  ],
  [
    { format: 'avif', quality: 40 },
    { format: 'avif', quality: 40 },
  ],
  [
    { width: 10, quality: undefined },
    { width: 10, quality: 80 },
  ],
] as const)('%j is understood by the server', (wish, expected) => {
  expect(readBack(imageAddress(path, wish))).toMatchObject({ ok: true, modifiers: expected })
})

it('offers the densities 1 and 2', () => {
  const [one = '', two = '', ...more] = imageSourceSet(path, { width: 300, height: 200 }).split(', ')
  expect(more).toEqual([])
  expect([one.split(' ')[1], two.split(' ')[1]]).toEqual(['1x', '2x'])
  expect(readBack(one.split(' ')[0] ?? '')).toMatchObject({ modifiers: { width: 300, height: 200 } })
  expect(readBack(two.split(' ')[0] ?? '')).toMatchObject({ modifiers: { width: 600, height: 400 } })
})

it('asks for the placeholder of spec point 9', () => {
  expect(readBack(placeholderAddress(path))).toMatchObject({
    ok: true,
    modifiers: { width: 10, height: 10, quality: 50, blur: 3, format: 'webp' },
  })
})

it('a path cannot leave its place', () => {
  expect(readBack(imageAddress('a?b=1#c/ d')).pathname).toBe('/api/v2/image/a%3Fb%3D1%23c/%20d')
})
