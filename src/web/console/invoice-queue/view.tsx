import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { useClosingDownload } from './queries.ts'

/** A sum in kopecks, in digits of equal width. */
export function Money({ kopecks }: { kopecks: string }) {
  const locale = useLocale()
  return <span className="tabular whitespace-nowrap">{formatMoney(BigInt(kopecks), locale)}</span>
}

/** A sum by itself: at this size digits of equal width would tear gaps. */
export function LargeSum({ kopecks }: { kopecks: string }) {
  const locale = useLocale()
  return (
    <span className="block text-2xl font-semibold whitespace-nowrap">
      {formatMoney(BigInt(kopecks), locale)}
    </span>
  )
}

/** The head of a record of money: its sum, and beside it the state. */
export function SumAndState({ kopecks, tone, state }: { kopecks: string; tone: Tone; state: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <LargeSum kopecks={kopecks} />
      </p>
      <StatusChip tone={tone}>{state}</StatusChip>
    </div>
  )
}

/** What several records of money come to. */
export function TotalSum({ kopecks }: { kopecks: string }) {
  return (
    <p>
      <span className="block text-sm text-text-quiet">{m.refund_total()}</span>
      <LargeSum kopecks={kopecks} />
    </p>
  )
}

/** Somebody on a payment, linked to their application for those who may read it. */
export function PersonName({ name, applicationGuid }: { name: string; applicationGuid: string | undefined }) {
  const target = useRecordTarget()
  const mayRead = useOrganiser().may('read-applications')
  // An invoice keeps the name as it was printed.
  const shown = typedName(name, useLocale())
  if (!mayRead || !applicationGuid) return shown
  return (
    <Link className="text-link" {...target('organiser-application', applicationGuid)}>
      {shown}
    </Link>
  )
}

type PaidForProps = {
  line: {
    name: string
    applicationGuid: string | undefined
    holder: { name: string; settled: boolean } | null
  }
}

/** Somebody who was paid for, and who has their place now. */
export function PaidFor({ line: { name, applicationGuid, holder } }: PaidForProps) {
  const locale = useLocale()
  return (
    <span className="min-w-0 flex-1 basis-56">
      <PersonName name={name} applicationGuid={applicationGuid} />
      {holder && (
        <span className="block text-text-quiet">
          {holder.settled
            ? m.organiser_place_taken({ name: typedName(holder.name, locale) })
            : m.organiser_place_waits({ name: typedName(holder.name, locale) })}
        </span>
      )}
    </span>
  )
}

/** The buttons that save the act and the tax invoice of an invoice. */
export function ClosingDownloads({ invoice }: { invoice: { guid: string; number: string } }) {
  const { act, taxInvoice } = useClosingDownload(invoice)
  const look = { size: 'sm', variant: 'secondary', icon: Download, about: invoice.number } as const
  return (
    <>
      <PageButton {...look} loading={act.isPending} onClick={() => act.mutate()}>
        {m.organiser_act_pdf()}
      </PageButton>
      <PageButton {...look} loading={taxInvoice.isPending} onClick={() => taxInvoice.mutate()}>
        {m.organiser_tax_invoice_pdf()}
      </PageButton>
    </>
  )
}
