import { Check, Copy } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

export function CopyCode({ code }: { code: string }) {
  const { result, copy } = useCopy(code)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="tabular text-2xl font-semibold tracking-widest">{code}</span>
      <Button size="sm" variant="secondary" onClick={copy} icon={result === 'copied' ? <Check /> : <Copy />}>
        {m.outbox_copy()}
      </Button>
      <span role="status" className="text-sm text-text-quiet">
        {result === 'copied' && m.outbox_copied({ code })}
        {result === 'failed' && m.outbox_copy_failed()}
      </span>
    </div>
  )
}
