import { CreditCard, FileText } from 'lucide-react'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '../edition/use-edition.ts'
import { useLocale } from '../session/use-locale.ts'

/** The fee of the edition with its VAT, and the two ways to pay it. */
export function Fee() {
  const edition = useEdition()
  const locale = useLocale()
  return (
    <>
      <p className="text-4xl font-semibold tracking-tight sm:text-5xl">
        {formatMoney(BigInt(edition.feeKopecks), locale)}
      </p>
      <p className="mt-2 text-lg">{m.home_fee_for({ percent: edition.vatPercent })}</p>
      <p className="text-text-quiet">{m.home_fee_after()}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Way Icon={CreditCard} title={m.home_fee_card()} text={m.home_fee_card_text()} />
        <Way Icon={FileText} title={m.home_fee_invoice()} text={m.home_fee_invoice_text()} />
      </ul>
    </>
  )
}

function Way({ Icon, title, text }: { Icon: typeof CreditCard; title: string; text: string }) {
  return (
    <li className="border-t pt-4">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-accent-text" />
        {title}
      </p>
      <p className="mt-1 text-text-quiet">{text}</p>
    </li>
  )
}
