import { Link } from 'react-router'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

const linkCodes: readonly (ErrorCode | null)[] = ['link_invalid', 'link_used', 'confirmation_expired']

/** Whether the link itself is invalid, so that trying again is pointless. */
export function isLinkFault(error: unknown): error is ApiError {
  return error instanceof ApiError && linkCodes.includes(error.code)
}

/** A link that opens nothing: what it means, and what to do instead. */
export function LinkFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const to = usePaths()
  const { title, text, login } = wordsOf(error)
  return (
    <div role="alert" className="space-y-6">
      <PageHeading title={title} lead={text} />
      {login && <p className="measure">{login}</p>}
      {isLinkFault(error) && (
        <Button asChild className="max-sm:w-full">
          <Link to={to('login')}>{m.confirm_done_login()}</Link>
        </Button>
      )}
      {!isLinkFault(error) && (
        <Button variant="secondary" className="max-sm:w-full" onClick={onRetry}>
          {m.retry()}
        </Button>
      )}
      <div className="text-sm text-text-quiet">
        <SupportLine />
      </div>
    </div>
  )
}

/** `login` is shown where a one-time code can prove the phone instead. */
function wordsOf(error: Error): { title: string; text?: string; login?: string } {
  if (error instanceof ApiError && error.code === 'link_load_failed') return { title: error.message }
  if (!isLinkFault(error)) return { title: m.confirm_failed_title(), text: error.message }
  if (error.code === 'link_used') return { title: m.confirm_used_title(), text: m.confirm_used_text() }
  // The error names whom to ask for a new link.
  if (error.code === 'confirmation_expired')
    return { title: m.confirm_expired_title(), text: error.message, login: m.confirm_expired_login() }
  return {
    title: m.confirm_invalid_title(),
    text: m.confirm_invalid_text(),
    login: m.confirm_invalid_login(),
  }
}
