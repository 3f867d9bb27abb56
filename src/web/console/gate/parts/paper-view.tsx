import { Download } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { usePaperList } from '#web/console/gate-device-queue/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The numbered list on paper, for whoever may print it. */
export function PaperView() {
  const { may } = useOrganiser()
  const print = usePaperList()
  return (
    <>
      <PageHeading size="small" title={m.at_gate_paper_title()} lead={m.at_gate_paper_lead()} />
      {may('manage-gates') ? (
        <Button
          size="lg"
          icon={<Download aria-hidden="true" />}
          loading={print.isPending}
          onClick={() => print.mutate()}
          className="min-h-14"
        >
          {m.at_gate_paper_download()}
        </Button>
      ) : (
        <Banner tone="info">{m.at_gate_paper_rights()}</Banner>
      )}
    </>
  )
}
