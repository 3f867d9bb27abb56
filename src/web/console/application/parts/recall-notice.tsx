import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { RecallCountdown } from '#web/console/decision/recall-countdown.tsx'
import { useBatchActions } from '#web/console/decision/use-batches.ts'
import { useOrganiser } from '#web/console/organiser/use-organiser.ts'
import { Button } from '#web/ui/button.tsx'

/** The last decision on this application while its message waits: how long, and the way back. */
export function RecallNotice({ recallable }: { recallable: NonNullable<ApplicationDetail['recallable']> }) {
  const { may } = useOrganiser()
  const { recall } = useBatchActions()
  const client = useQueryClient()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-y py-2 text-sm">
      <p>
        <RecallCountdown
          until={recallable.until}
          onOver={() => client.invalidateQueries({ queryKey: ['organizer'] })}
        />
      </p>
      {may('decide-applications') && (
        <Button
          size="sm"
          variant="secondary"
          loading={recall.isPending}
          onClick={() => recall.mutate(recallable.batchGuid)}
        >
          {m.organizer_recall()}
        </Button>
      )}
    </div>
  )
}
