import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { localeOf } from './paths.ts'
import { watchChunkFailures } from './session/chunk-reload.ts'
import { keepUtm } from './session/utm.ts'

overwriteGetLocale(() => localeOf(window.location.pathname))
keepVisitSource()
watchChunkFailures(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

function keepVisitSource(): void {
  try {
    keepUtm(window.location.search, window.localStorage)
  } catch {
    // Reading the property throws where the browser forbids storage altogether.
  }
}
