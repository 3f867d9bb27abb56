import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveOwnGroup, type OwnGroup, readOwnGroup } from '#contract/own-group.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { CoordinatorFacts } from '#web/kit/group/coordinator-facts.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { toasts } from '#web/ui/toast-store.ts'

const keyOf = (guid: string) => ['own-group', guid]

/** The group that somebody else coordinates for the person; undefined while it is not known. */
export function useOwnGroup(guid: string | undefined) {
  return useQuery({
    queryKey: keyOf(guid ?? ''),
    queryFn: ({ signal }) => callApi(readOwnGroup, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== undefined,
  })
}

/** For a member: who coordinates the group, how to reach them, and the way out. */
export function OwnGroupView({ guid, group }: { guid: string; group: NonNullable<OwnGroup['group']> }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="space-y-6">
      <PageHeading title={m.group_own_title({ company: group.companyName })} lead={m.group_own_text()} />
      <CoordinatorFacts coordinator={group.coordinator} />
      <Button variant="secondary" onClick={() => setLeaving(true)}>
        {m.group_own_leave()}
      </Button>
      {leaving && <LeaveDialog guid={guid} paidHere={group.paidHere} onClose={() => setLeaving(false)} />}
    </div>
  )
}

function LeaveDialog({ guid, paidHere, onClose }: { guid: string; paidHere: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const leave = useSend(leaveOwnGroup, () => ({ params: { guid } }), {
    onSuccess() {
      toasts.show({ title: m.group_own_left() })
      onClose()
      void client.invalidateQueries()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.group_own_leave_title()}
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
            {m.group_own_leave()}
          </Button>
          <Button variant="secondary" disabled={leave.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>{paidHere ? m.group_own_leave_text_invoiced() : m.group_own_leave_text()}</p>
        {leave.error && <Banner tone="negative" announce="alert" title={leave.error.message} />}
      </div>
    </Dialog>
  )
}
