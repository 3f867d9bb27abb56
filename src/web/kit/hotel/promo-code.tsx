import { Check, Copy } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { useCopy } from '#web/kit/file/use-copy.ts'
import { Button } from '#web/ui/button.tsx'

/** A promo code with a button that copies it and says so. */
export function PromoCode({ code, hotel }: { code: string; hotel: string }) {
  const { result, copy } = useCopy(code)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-sm text-text-quiet">{m.hotel_promo_code()}</span>
      <code className="tabular rounded-md bg-sunken px-3 py-2 font-sans text-base/6 font-semibold tracking-wide select-all">
        {code}
      </code>
      <Button
        variant="secondary"
        onClick={copy}
        aria-label={
          result === 'copied' ? `${m.hotel_copied_short()}: ${hotel}` : m.hotel_copy_code({ hotel })
        }
        icon={result === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      >
        {result === 'copied' ? m.hotel_copied_short() : m.hotel_copy()}
      </Button>
      <span role="status" className={result === 'failed' ? 'text-sm text-text-quiet' : 'sr-only'}>
        {result === 'copied' && m.hotel_copied({ code })}
        {result === 'failed' && m.hotel_copy_failed()}
      </span>
    </div>
  )
}
