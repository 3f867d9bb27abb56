import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Video } from '#contract/site-page.ts'
import { VideoView } from './video-view.tsx'

const video = (source: Video['source']): Video => ({
  guid: '0f5d2c9e-3b7a-4c0e-9a53-f2b8c1d47e20',
  title: 'Opening',
  date: '2025-02-12',
  description: 'The first evening.',
  poster: { path: 'drawn/news/opening.webp', width: 960, height: 540, alt: 'Opening' },
  durationSeconds: 20,
  source,
})

const shown = (source: Video['source']) =>
  renderToStaticMarkup(<VideoView video={video(source)} width={588} loading="lazy" />)

/** Every address that a browser would ask for by itself. */
const fetched = (html: string) =>
  [...html.matchAll(/ (?:src|srcSet|srcset|poster|data)="([^"]+)"/g)].map(([, address = '']) => address)

describe('a recording that nobody has asked for', () => {
  it('of our own is a link to the file', () => {
    const html = shown({ kind: 'file', url: '/api/v2/video/videos/a.webm', contentType: 'video/webm' })
    expect(html).toContain('href="/api/v2/video/videos/a.webm"')
    expect(html).not.toMatch(/<(?:video|iframe)/)
  })

  it('of elsewhere names its host on the button and asks it for nothing', () => {
    const html = shown({
      kind: 'embed',
      url: 'https://rutube.ru/play/embed/0123456789abcdef',
      host: 'rutube.ru',
    })
    expect(html).toMatch(/<a href="https:\/\/rutube\.ru\/[^>]*>.*rutube\.ru<\/a>/)
    expect(html).not.toMatch(/<(?:video|iframe)/)
    expect(fetched(html).length).toBeGreaterThan(0)
    for (const address of fetched(html)) expect(address).toMatch(/^\/api\/v2\/image\//)
  })
})
