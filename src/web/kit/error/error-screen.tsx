import { type FormEvent, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { isBotAgent } from '#web/kit/session/bot-agent.ts'
import { refusedReload, reloadAfterChunkFailure } from '#web/kit/session/chunk-reload.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { describeError } from './describe-error.ts'
import { headOfError } from './head-of-error.ts'

/** The fatal error screen of spec point 2. Robots do not see it; their errors are only logged. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, title, message, details } = describeError(error)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hidden = status !== 404 && typeof navigator !== 'undefined' && isBotAgent(navigator.userAgent)

  useEffect(() => {
    if (reloadAfterChunkFailure(error, window)) return
    // biome-ignore lint/suspicious/noConsole: spec point 4 asks for the failure to be logged
    if (hidden) console.error(error)
  }, [error, hidden])

  useEffect(() => headOfError(title), [title])

  const home = pathTo(localeOf(pathname), 'home')
  const leave = (event: FormEvent) => {
    event.preventDefault()
    refusedReload.setState(false)
    navigate(home)
  }

  if (hidden) return null
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col justify-center px-5 py-16">
      <p className="text-5xl font-semibold text-accent-text">{status}</p>
      <h1 className="mt-4 text-2xl font-semibold">{title}</h1>
      <p className="mt-2 text-lg text-text-quiet">{message}</p>
      {/* A link and a full load: the page was never rendered, and on the site there is no router. */}
      {status === 503 && (
        <p className="mt-8">
          <a href={`${pathname}${search}`} className={buttonClasses()}>
            {m.retry()}
          </a>
        </p>
      )}
      {/* A form, so that the button leads home without scripts as well. */}
      <form action={home} onSubmit={leave} data-way-home="" className={status === 503 ? 'mt-3' : 'mt-8'}>
        <button
          type="submit"
          className={buttonClasses({ variant: status === 503 ? 'secondary' : 'primary' })}
        >
          {m.go_home()}
        </button>
      </form>
      {details && (
        <details className="mt-10 border-t pt-2 text-sm text-text-quiet">
          <summary className="min-h-11 cursor-pointer py-3">{m.error_details()}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the keyboard */}
          <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-4 text-xs">
            {details}
          </pre>
        </details>
      )}
    </main>
  )
}
