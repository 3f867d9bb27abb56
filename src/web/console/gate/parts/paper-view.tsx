import { Download } from 'lucide-react'
import { printGateList } from '#contract/organiser-gate.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The numbered list on paper, for whoever may print it. */
export function PaperView() {
  const locale = useLocale()
  const { may } = useOrganiser()
  const print = useSend(printGateList, () => ({ body: { locale } }), {
    onSuccess: file => saveBlob(file, `${m.at_gate_paper_title()}.pdf`),
  })
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
      {print.error && (
        <Banner tone="negative" title={m.at_gate_paper_failed()} announce="alert">
          {print.error.message}
        </Banner>
      )}
    </>
  )
}
