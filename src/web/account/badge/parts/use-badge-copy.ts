import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Badge } from '#contract/badge.ts'
import { keepOfflinePages } from '#web/account/offline/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import {
  type BadgeCopy,
  forgetBadgeCopy,
  isBadgeOnPhone,
  keepBadgeCopy,
  readBadgeCopy,
} from '#web/kit/badge/badge-copy.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Keeps the badge for a moment without a network, and longer if the person asked for it. `photographUrl` shows that the photograph has loaded. */
export function useKeepBadge(guid: string, badge: Badge, photographUrl: string | null) {
  const client = useQueryClient()
  const locale = useLocale()
  const [onPhone, setOnPhone] = useState(() => isBadgeOnPhone(guid))
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    const blob = photographUrl ? client.getQueryData<Blob>(['file', badge.photographFileGuid]) : undefined
    void asDataAddress(blob).then(photograph => {
      if (!wanted) return
      const copy = { guid, badge, photograph, savedAt: new Date().toISOString() }
      const done = keepBadgeCopy(copy, { phone: onPhone })
      setFailed(!done)
      if (!done) setOnPhone(false)
      else if (onPhone) void keepOfflinePages(locale)
    })
    return () => {
      wanted = false
    }
  }, [client, locale, guid, badge, photographUrl, onPhone])
  return { onPhone, setOnPhone, failed: failed && !onPhone }
}

/** The copy to show while the server is unreachable, else null. `failure` is the last try's; others may be under way. */
export function useBadgeCopy(guid: string | null, failure: Error | null): BadgeCopy | null {
  const edition = useEdition()
  const online = useSyncExternalStore(followNetwork, isOnline, () => true)
  const status = failure instanceof ApiError ? failure.status : null
  useEffect(() => {
    // The server says that the person has no badge any more, so the copy must go.
    if (guid !== null && (status === 403 || status === 404)) forgetBadgeCopy(guid)
  }, [guid, status])
  const late = useLateness()
  // Without a log-in this page opens only where the server could not be reached.
  const unreachable = guid === null || !online || status === 0 || late
  return unreachable ? readBadgeCopy(guid, editionNow(edition, Date.now())) : null
}

/** How long the kept badge waits for the server's, in milliseconds: at a gate a network that hangs is none. */
const patience = 4000

function useLateness(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), patience)
    return () => window.clearTimeout(timer)
  }, [])
  return late
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine

function asDataAddress(blob: Blob | undefined): Promise<string | null> {
  if (!blob) return Promise.resolve(null)
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(blob)
  })
}
