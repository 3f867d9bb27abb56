import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { Section } from '#web/ui/section.tsx'
import { TransferWays } from './parts/transfer-ways.tsx'
import { useApplicationTransfer } from './parts/use-transfers.ts'

/** How the applicant arrives and leaves, for who may see it. */
export function ApplicationTransfer({ guid }: { guid: string }) {
  const { may } = useOrganiser()
  return may('read-transfers') ? <Ways guid={guid} /> : null
}

function Ways({ guid }: { guid: string }) {
  const { data } = useApplicationTransfer(guid)
  if (!data) return null
  return (
    <Section title={m.transfer_console()} level={3}>
      <TransferWays transfer={data} />
    </Section>
  )
}
