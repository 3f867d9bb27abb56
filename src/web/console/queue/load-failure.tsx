import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** A list or a record that did not load: the server's sentence and one button. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Banner
      tone="negative"
      title={m.organizer_load_failed()}
      announce="alert"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {m.retry()}
        </Button>
      }
    >
      {error.message}
    </Banner>
  )
}
