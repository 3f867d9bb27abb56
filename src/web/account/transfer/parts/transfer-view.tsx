import { useRef, useState } from 'react'
import type { TransferSection } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { useChangeRequest } from '#web/account/section/queries.ts'
import { SectionLock } from '#web/account/section/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { TransferFacts } from '#web/kit/transfer/transfer-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TransferForm } from './transfer-form.tsx'
import { transferQueryKey } from './use-transfer.ts'

/** The transfer: a form until it is filled in, facts afterwards, a change request once it is locked. */
export function TransferView({ guid, section }: { guid: string; section: TransferSection }) {
  const locale = useLocale()
  const { lock, version } = section
  const [editing, setEditing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const requesting = useChangeRequest({ guid, kind: 'transfer', queryKey: transferQueryKey(guid, locale) })
  const asked = editing && lock.request?.status !== 'open'
  const formOpen = lock.locked ? asked : version === 0 || editing
  const leave = () => {
    setEditing(false)
    top.current?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="space-y-8">
      <PageHeading title={pageTitle('account-transfer')} lead={m.transfer_lead()} />
      <div ref={top} tabIndex={-1} className="max-w-168 outline-none">
        <SectionLock
          lock={lock}
          requesting={requesting}
          onRequest={asked ? undefined : () => setEditing(true)}
        />
      </div>
      {formOpen ? (
        <TransferForm guid={guid} section={section} requesting={requesting} onDone={leave} />
      ) : (
        <>
          <TransferFacts section={section} />
          {!lock.locked && (
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {m.transfer_change()}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
