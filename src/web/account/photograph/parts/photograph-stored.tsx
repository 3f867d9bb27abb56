import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PhotographCheck } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { PhotographPreview } from '../photograph-preview.tsx'
import type { PhotographUpload } from '../use-photograph-upload.ts'
import { FindingList } from './finding-list.tsx'
import { verdictTones } from './photograph-measured.tsx'
import { pickFile } from './pick-file.ts'

type StoredProps = {
  upload: PhotographUpload
  fileGuid: string
  /** Null of one that was never measured, undefined while that is not known. */
  check: PhotographCheck | null | undefined
  replaceable: boolean
  removable: boolean
}

const titles = {
  pass: m.photograph_results_stored_pass,
  look: m.photograph_results_stored_look,
  fail: m.photograph_results_stored_fail,
}

/** The photograph that is there, what was made of it, and what may be done with it. */
export function PhotographStored({ upload, fileGuid, check, replaceable, removable }: StoredProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-6 sm:flex-row sm:items-start">
      <div className="flex shrink-0 flex-col items-start gap-3">
        <PhotographPreview fileGuid={fileGuid} className="size-60" />
        {replaceable && (
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            onClick={() => pickFile(upload.choose)}
          >
            {m.signup_photo_replace()}
          </Button>
        )}
        {removable && <RemoveButton upload={upload} />}
      </div>
      {check && <StoredCheck check={check} />}
    </div>
  )
}

function StoredCheck({ check }: { check: PhotographCheck }) {
  const { state, verdict, findings } = check
  return (
    <section aria-label={m.photograph_results()} className="max-w-xl min-w-0 flex-1 space-y-4">
      {state === 'pending' || !verdict ? (
        <Banner tone="info" title={m.photograph_results_pending()}>
          {m.photograph_results_pending_text()}
        </Banner>
      ) : (
        <Banner tone={verdictTones[verdict]} title={titles[verdict]()} />
      )}
      <FindingList findings={findings} />
      <p className="text-sm text-text-quiet">{m.photograph_by_people()}</p>
    </section>
  )
}

function RemoveButton({ upload }: { upload: PhotographUpload }) {
  const [asking, setAsking] = useState(false)
  const removing = upload.state.kind === 'removing'
  return (
    <Dialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} loading={removing}>
          {m.signup_photo_remove()}
        </Button>
      }
      title={m.photograph_remove_title()}
      description={m.photograph_remove_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            variant="danger"
            loading={removing}
            onClick={async () => {
              await upload.remove()
              setAsking(false)
            }}
          >
            {m.photograph_remove_confirm()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
