import { useEffect } from 'react'
import { reloadPage } from '#web/kit/session/chunk-reload.ts'

/** Loads a page of the public site from within an app; the public site is not part of any app. */
export function FullLoad() {
  useEffect(() => reloadPage(window), [])
  return null
}
