import { FileCheck2, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ClosingRow } from '#contract/closing.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { closingWords } from '#messages/closing-word.ts'
import { m } from '#messages/compiled/messages.js'
import { ClosingDownloads, LargeSum, Money } from '#web/console/invoice-queue/view.tsx'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useClosingDeeds } from '../queries.ts'
import { wantedWord, whereaboutsOf } from '../words.ts'
import { ReturnDialog } from './return-dialog.tsx'

type ClosingSheetProps = {
  closing: ClosingRow
  onChanged: (row: ClosingRow) => void
  onSend: (row: ClosingRow) => void
  onClose: () => void
}

/** The papers of one invoice: payer, sums, address, and the steps of sending. */
export function ClosingSheet({ closing, onChanged, onSend, onClose }: ClosingSheetProps) {
  const moments = useMoments()
  const { may } = useOrganiser()
  const { unsend } = useClosingDeeds()
  const [returning, setReturning] = useState(false)
  const takeBack = () =>
    unsend.mutate(closing.guid, {
      onSuccess: row => {
        toasts.show({ title: m.closing_unsent_toast() })
        onChanged(row)
      },
      onError: tellFailure,
    })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={closing.number}
      closeLabel={m.close()}
      actions={
        may('decide-payments') && (
          <>
            {closing.state === 'prepared' && (
              <PageButton icon={Send} plain onClick={() => onSend(closing)}>
                {m.closing_send()}
              </PageButton>
            )}
            {closing.state === 'sent' && (
              <PageButton icon={FileCheck2} plain onClick={() => setReturning(true)}>
                {m.closing_return()}
              </PageButton>
            )}
            {closing.state !== 'prepared' && (
              <PageButton
                icon={Undo2}
                plain
                variant="secondary"
                loading={unsend.isPending}
                onClick={takeBack}
              >
                {m.closing_unsend()}
              </PageButton>
            )}
          </>
        )
      }
    >
      <div className="space-y-6">
        {may('decide-payments') && <OpenByOthers kind="closing" guid={closing.guid} />}
        <p>
          <LargeSum kopecks={closing.totalKopecks} />
        </p>
        <DefinitionList
          className="text-sm/6 [&>div]:py-2"
          items={[
            { term: m.organiser_payer(), value: closing.payerName },
            {
              term: m.organiser_inn(),
              value: <span className="tabular">{closing.payerInn ?? '—'}</span>,
            },
            {
              term: m.closing_column_invoice(),
              value: <span className="tabular">{closing.invoiceNumber}</span>,
            },
            { term: m.organiser_people(), value: closing.people },
            {
              term: m.organiser_vat(),
              value: (
                <>
                  <Money kopecks={closing.vatKopecks} />{' '}
                  <span className="text-text-quiet">
                    {m.organiser_vat_included({ percent: closing.vatPercent })}
                  </span>
                </>
              ),
            },
            { term: m.closing_wanted(), value: wantedWord(closing) },
            {
              term: m.closing_address(),
              value: closing.address ? unbrokenAddress(closing.address) : m.closing_no_address(),
            },
            ...(closing.state === 'prepared'
              ? []
              : [{ term: closingWords[closing.state](), value: whereaboutsOf(closing, moments.day) }]),
          ]}
        />
        <Section title={m.organiser_documents()} level={3} space="none">
          <div className="flex flex-wrap gap-2">
            <ClosingDownloads invoice={{ guid: closing.invoiceGuid, number: closing.invoiceNumber }} />
          </div>
        </Section>
      </div>
      {returning && (
        <ReturnDialog
          guid={closing.guid}
          onClose={() => setReturning(false)}
          onDone={row => {
            setReturning(false)
            onChanged(row)
          }}
        />
      )}
    </Sheet>
  )
}
