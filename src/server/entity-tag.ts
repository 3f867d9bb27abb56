import { createHash } from 'node:crypto'

/** A strong entity tag of these very bytes (RFC 9110, 8.8.3). */
export function entityTag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names the current version; weak tags compare as strong ones (RFC 9110, 13.1.2). */
export function isTagKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return (
    header === tag ||
    header.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
  )
}
