import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { followNavigation, watchChunkFailures } from './kit/session/chunk-reload.ts'
import { localeOf } from './paths.ts'

overwriteGetLocale(() => localeOf(window.location.pathname))
watchChunkFailures(window)

/** Tells the reload rule where the router is going. */
const navigations: NonNullable<HydratedRouterProps['instrumentations']> = [
  {
    router: router =>
      router.instrument({
        navigate: (navigation, { to, currentUrl }) =>
          followNavigation(navigation, { to, from: new URL(currentUrl, window.location.href).href }),
      }),
  },
]

try {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={navigations} />
      </StrictMode>,
    )
  })
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: spec point 8 asks for a failure of the start to be logged and thrown again
  console.error('The app did not start', error)
  throw error
}
