import { createHash } from 'node:crypto'
import { playerHosts } from '#domain/content/video-place.ts'

/**
 * The policy of a page: its own inline scripts by hash, nothing from anywhere else (design.md §4). Styles may be inline:
 * the primitives of the design system measure and place what floats. Blocks of data (JSON-LD) are never run, so they need no leave.
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
    // A video of elsewhere, when a visitor has asked for it by the name of its place (features/media/video-view.tsx).
    `frame-src ${playerHosts.map(host => `https://${host}`).join(' ')}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    // Vite's browser part waits for its server in a worker made of a blob.
    `worker-src 'self'${facts.development ? ' blob:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${facts.embeddable ? '*' : "'none'"}`,
    ...(facts.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
