import type { Badge } from '#contract/badge.ts'

/** The badge as it was last seen, for a gate without a network. */
export type BadgeCopy = {
  guid: string
  badge: Badge
  /** The photograph as a data address. */
  photograph: string | null
  /** ISO. */
  savedAt: string
}

const key = 'quorum-badge'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Storages = { session: Store | null; device: Store | null }

/**
 * Keeps the badge for as long as the tab lives, and on the device where the cabinet is installed as an app: whoever installs it carries it
 * as their own. Logging out forgets both.
 */
export function keepBadgeCopy(
  copy: BadgeCopy,
  { installed, storages }: { installed: boolean; storages: Storages },
) {
  const text = JSON.stringify(copy)
  write(storages.session, text)
  write(storages.device, installed ? text : null)
}

/** The copy, of this participant where one is named; null where there is none. */
export function readBadgeCopy(guid: string | null, storages: Storages): BadgeCopy | null {
  for (const storage of [storages.session, storages.device]) {
    const copy = parse(read(storage))
    if (copy && (guid === null || copy.guid === guid)) return copy
  }
  return null
}

export function forgetBadgeCopy(storages: Storages): void {
  write(storages.session, null)
  write(storages.device, null)
}

/** The storages of this browser; either may be forbidden. */
export function browserStorages(): Storages {
  return { session: storageOrNull('sessionStorage'), device: storageOrNull('localStorage') }
}

function storageOrNull(name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[name]
  } catch {
    return null
  }
}

function read(storage: Store | null): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(storage: Store | null, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key)
    else storage?.setItem(key, text)
  } catch {
    // Full: the badge then needs a network.
  }
}

function parse(text: string | null): BadgeCopy | null {
  try {
    const copy = JSON.parse(text ?? 'null') as BadgeCopy | null
    return copy && typeof copy.guid === 'string' && typeof copy.badge === 'object' ? copy : null
  } catch {
    return null
  }
}
