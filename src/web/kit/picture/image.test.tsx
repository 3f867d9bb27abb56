import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Image } from './image.tsx'
import { readDimensions } from './image-dimensions.ts'

const path = 'public/news/0123456789abcdef0123456789abcdef.jpg'
const draw = (more: Partial<Parameters<typeof Image>[0]> = {}) =>
  renderToStaticMarkup(<Image path={path} alt="Зал" width={320} height={180} {...more} />)

it('keeps its place from the first paint and comes late', () => {
  const html = draw()
  expect(html).toContain('width="320" height="180"')
  expect(html).toContain('alt="Зал"')
  expect(html).toContain('loading="lazy"')
  expect(html).toMatch(/srcSet="[^"]*width=320[^"]* 1x, [^"]*width=640[^"]* 2x"/)
  // Otherwise a hundred placeholders would load with the page.
  expect(html).not.toContain('style=')
})

it('what is seen first is fetched first', () => {
  const html = draw({ loading: 'eager' })
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
  expect(draw({ loading: 'eager', width: 96, height: 96 })).not.toContain('fetchPriority="high"')
  expect(html).toMatch(/background-image:url\([^)]*width=10&amp;height=10&amp;quality=50&amp;blur=3/)
})

it('takes the placeholder that the content brings, or none', () => {
  expect(draw({ placeholder: 'data:image/webp;base64,AAAA' })).toContain('data:image/webp;base64,AAAA')
  expect(draw({ placeholder: 'none' })).not.toContain('style=')
})

it('without a picture stands the sign of a missing one, as large and with the same words', () => {
  const html = draw({ path: null })
  expect(html).not.toContain('<img')
  expect(html).toContain('role="img" aria-label="Зал"')
  expect(html).toContain('aspect-ratio:320 / 180')
  expect(html).toContain('<svg')
})

it('a drawing has its dark version, a photograph is dimmed', () => {
  expect(draw({ path: 'drawn/news/a.webp' })).toMatch(/class="[^"]*\bdrawn\b/)
  expect(draw()).toMatch(/class="[^"]*dark:brightness-90/)
  expect(draw()).not.toMatch(/class="[^"]*\bdrawn\b/)
})

it('reads the dimensions of a picture, or logs an error and gives zeros', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(readDimensions({ naturalWidth: 300, naturalHeight: 200, currentSrc: '/a' })).toEqual({
    width: 300,
    height: 200,
    ratio: 1.5,
  })
  expect(error).not.toHaveBeenCalled()
  expect(readDimensions({ naturalWidth: 0, naturalHeight: 0, currentSrc: '/a' })).toEqual({
    width: 0,
    height: 0,
    ratio: 0,
  })
  expect(error).toHaveBeenCalledWith('The dimensions of the picture /a could not be read')
})
