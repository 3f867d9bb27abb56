import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shows the server's error and a button to try again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={m.account_load_failed()}
        action={
          <Button data-retry="" variant="secondary" onClick={onRetry}>
            {m.retry()}
          </Button>
        }
      >
        {isUnreachable(error) ? m.account_load_offline() : error.message}
      </EmptyState>
    </div>
  )
}

function isUnreachable(error: Error): boolean {
  return error instanceof ApiError && error.status === 0
}
