import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Badge } from '#contract/badge.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { browserStorages, keepBadgeCopy, readBadgeCopy } from '#web/kit/badge/badge-copy.ts'

/** Keeps what is shown for a moment without a network; `photographUrl` says that the photograph has arrived. */
export function useKeepBadge(guid: string, badge: Badge, photographUrl: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    let wanted = true
    const blob = photographUrl ? client.getQueryData<Blob>(['file', badge.photoFileGuid]) : undefined
    void asDataAddress(blob).then(photograph => {
      if (!wanted) return
      const installed = window.matchMedia('(display-mode: standalone)').matches
      const copy = { guid, badge, photograph, savedAt: new Date().toISOString() }
      keepBadgeCopy(copy, { installed, storages: browserStorages() })
    })
    return () => {
      wanted = false
    }
  }, [client, guid, badge, photographUrl])
}

/** The copy to show where the server cannot be reached; null while it can. `failure` is of the last try, further ones may be under way. */
export function useBadgeCopy(guid: string | null, failure: Error | null) {
  const online = useSyncExternalStore(followNetwork, isOnline, () => true)
  const unreachable = !online || (failure instanceof ApiError && failure.status === 0)
  return unreachable ? readBadgeCopy(guid, browserStorages()) : null
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
