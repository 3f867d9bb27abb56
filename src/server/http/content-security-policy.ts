import { createHash } from 'node:crypto'
import { playerHosts } from '#domain/content/video-place.ts'

/**
 * The policy of a page: its own inline scripts by hash, nothing from elsewhere (design.md §4). Inline styles are allowed because the design system's
 * primitives position floating elements with them. Blocks of data (JSON-LD) are never run and need no permission.
 */
export function contentSecurityPolicy(
  html: string,
  facts: { embeddable: boolean; secure: boolean; development: boolean },
): string {
  const hashes = [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    // Players of other sites, which are loaded only after a visitor's click (src/web/site/islands/videos-island.ts).
    `frame-src ${playerHosts.map(host => `https://${host}`).join(' ')}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    // Vite's browser code waits for its server in a worker made from a blob.
    `worker-src 'self'${facts.development ? ' blob:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${facts.embeddable ? '*' : "'none'"}`,
    ...(facts.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
