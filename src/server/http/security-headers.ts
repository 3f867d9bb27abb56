import type { Config } from '../config.ts'

/** Headers of everything that a browser displays. Only a page that reads codes (`camera`) may ask for the camera. */
export function securityHeaders(config: Config, { camera = false } = {}): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=()`,
    ...(config.publicUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  }
}
