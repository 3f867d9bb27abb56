import { m } from '#messages/compiled/messages.js'
import { scanTypes } from '#web/account/file/check-scan.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { ScanView } from './scan-view.tsx'
import { useScanUpload } from './use-scan-upload.ts'

type ScanFieldProps = {
  participant: string
  name: string
  label: string
  value: string | null
  onChange: (fileGuid: string | null) => void
  /** The form's error; the upload's own comes before it. */
  error?: string | undefined
}

/** One page of the document: chosen, sent at once, looked at, replaced. */
export function ScanField({ participant, name, label, value, onChange, error }: ScanFieldProps) {
  const { upload, error: uploadError, send } = useScanUpload(participant, onChange)
  const kept = value
    ? [
        {
          id: value,
          name: m.passport_scan_kept(),
          detail: <ScanView fileGuid={value} name={label} />,
        },
      ]
    : []
  const sending = upload && [
    {
      id: 'sending',
      name: upload.name,
      detail: m.passport_scan_sending({
        percent: Math.round(upload.progress * 100),
      }),
      progress: upload.progress,
    },
  ]
  return (
    <FileField
      id={name}
      name={name}
      label={label}
      accept={scanTypes}
      error={uploadError ?? error}
      texts={{
        choose: value ? m.passport_scan_replace() : m.passport_scan_choose(),
        drop: m.passport_scan_drop(),
        remove: file => m.passport_scan_remove({ name: `${label}, ${file}` }),
      }}
      onFiles={([file]) => file && send(file)}
      files={sending ?? kept}
      {...(!sending && { onRemove: () => onChange(null) })}
    />
  )
}
