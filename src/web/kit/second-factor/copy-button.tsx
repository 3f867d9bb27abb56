import { Copy } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

/** Copies a text and says whether it went. */
export function CopyButton({ text }: { text: string }) {
  const { result, copy } = useCopy(text)
  return (
    <div className="print:hidden">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {m.factor_copy()}
      </Button>
      <p role="status" className="mt-1.5 text-sm text-text-quiet empty:mt-0">
        {result === 'copied' && m.factor_copied()}
        {result === 'failed' && m.factor_copy_failed()}
      </p>
    </div>
  )
}
