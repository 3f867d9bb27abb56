import { useEffect } from 'react'
import { reloadPage } from '#web/kit/session/chunk-reload.ts'

/** Stands in an app for a page of the public site, which is no part of any app: the browser loads it. */
export function FullLoad() {
  useEffect(() => reloadPage(window), [])
  return null
}
