import { Merge } from 'lucide-react'
import { useState } from 'react'
import type { MergePreview } from '#contract/organiser-duplicate.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useRecordNames } from './record-names.ts'

type MergeSubmitProps = {
  preview: MergePreview
  /** Another preview is being loaded. */
  busy: boolean
  sending: { mutate: () => void; isPending: boolean; error: Error | null }
  /** After a refusal the records may say something else. */
  onReload: () => void
}

/** Asks once more, because a merge is not taken back. */
export function MergeSubmit({ preview, busy, sending, onReload }: MergeSubmitProps) {
  const names = useRecordNames(preview)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    if (sending.error) onReload()
  }
  return (
    <>
      <PageButton icon={Merge} loading={busy} onClick={() => setAsking(true)}>
        {m.merge_submit()}
      </PageButton>
      {asking && (
        <ConfirmDialog
          title={m.merge_ask()}
          text={m.merge_ask_text({ name: names[preview.keep].whole })}
          act={m.merge_submit()}
          sending={sending}
          onClose={close}
        />
      )}
    </>
  )
}
