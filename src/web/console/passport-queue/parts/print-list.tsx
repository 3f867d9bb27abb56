import { Printer } from 'lucide-react'
import { useState } from 'react'
import { printPassportList } from '#contract/organiser-passport.ts'
import { isForChecking, type ViewingPurpose, viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { passportPurposeLabels } from '#web/console/passport/words.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

/** The list of approved people to be signed; its purpose is asked first, because it decides whether numbers are whole. */
export function PrintList() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageButton variant="secondary" icon={Printer} onClick={() => setAsking(true)}>
        {m.passport_list_print()}
      </PageButton>
      {asking && <PrintDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function PrintDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const [purpose, setPurpose] = useState<ViewingPurpose | null>(null)
  const [tried, setTried] = useState(false)
  const printing = useSend(printPassportList, (body: { purpose: ViewingPurpose }) => ({ body }), {
    onSuccess: file => {
      saveBlob(file, `${m.passport_list_title()}.pdf`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.passport_list_ask_title()}
      description={m.passport_list_ask_lead()}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            loading={printing.isPending}
            onClick={() => (purpose ? printing.mutate({ purpose }) : setTried(true))}
          >
            {m.passport_list_make()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-4">
        <RadioGroup
          label={m.organiser_purpose()}
          value={purpose ?? ''}
          error={tried && !purpose ? errorSentence('required', locale) : undefined}
          onValueChange={value => setPurpose(viewingPurposes.find(known => known === value) ?? null)}
          options={viewingPurposes.map(value => ({ value, label: passportPurposeLabels[value]() }))}
        />
        <p role="status" className="text-sm text-text-quiet">
          {purpose === null
            ? m.organiser_purpose_choose()
            : isForChecking(purpose)
              ? m.passport_list_whole()
              : m.passport_list_masked()}
        </p>
        {printing.error && (
          <Banner tone="negative" title={m.document_download_failed()} announce="alert">
            {printing.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
