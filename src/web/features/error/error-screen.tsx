import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { localeOf, pathTo } from '../../paths.ts'
import { isBotAgent } from '../../session/bot-agent.ts'
import { reloadAfterChunkFailure } from '../../session/chunk-reload.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from './describe-error.ts'

/** The fatal error screen of spec point 2. Robots are not shown failures of the app; those are only logged. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, title, message, details } = describeError(error)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hidden = status !== 404 && typeof navigator !== 'undefined' && isBotAgent(navigator.userAgent)

  useEffect(() => {
    if (reloadAfterChunkFailure(error, window)) return
    // biome-ignore lint/suspicious/noConsole: spec point 4 asks for the failure to be logged
    if (hidden) console.error(error)
  }, [error, hidden])

  if (hidden) return null
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-5 py-16">
      <p className="text-48 font-semibold tabular-nums text-accent">{status}</p>
      <h1 className="text-28 font-semibold text-text">{title}</h1>
      <p className="text-16 text-text-quiet">{message}</p>
      {details && (
        <details className="text-14 text-text-quiet">
          <summary className="cursor-pointer py-2">{m.error_details()}</summary>
          <pre className="overflow-x-auto rounded-lg border border-line p-4 text-13">{details}</pre>
        </details>
      )}
      <div className="pt-4">
        <Button onClick={() => navigate(pathTo(localeOf(pathname), 'home'))}>{m.go_home()}</Button>
      </div>
    </main>
  )
}
