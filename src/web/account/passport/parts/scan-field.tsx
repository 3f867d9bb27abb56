import type { ScanPage } from '#domain/passport/scan-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { scanTypes } from '#web/account/file/rules.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { ScanFindings } from './scan-findings.tsx'
import { ScanPageChoice } from './scan-page-choice.tsx'
import { ScanView } from './scan-view.tsx'
import { useScanUpload } from './use-scan-upload.ts'

type ScanFieldProps = {
  participant: string
  page: ScanPage
  name: string
  label: string
  value: string | null
  onChange: (fileGuid: string | null) => void
  /** The form's error; an upload error takes precedence. */
  error?: string | undefined
}

/** One page of the document. A chosen file is uploaded at once and can be viewed and replaced. */
export function ScanField({ participant, page, name, label, value, onChange, error }: ScanFieldProps) {
  const scan = useScanUpload({ participant, page }, onChange)
  const { upload } = scan
  // A page uploaded earlier has no name any more: the server keeps none.
  const sent = scan.sent?.fileGuid === value ? scan.sent : null
  const kept = value
    ? [
        {
          id: value,
          name: sent?.name ?? m.passport_scan_kept(),
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
    <div>
      <FileField
        id={name}
        name={name}
        label={label}
        accept={scanTypes}
        error={scan.error ?? error}
        texts={{
          choose: value ? m.passport_scan_replace() : m.passport_scan_choose(),
          drop: m.passport_scan_drop(),
          remove: file => m.passport_scan_remove({ name: `${label}, ${file}` }),
        }}
        onFiles={([file]) => file && scan.send(file)}
        files={sending ?? kept}
        {...(!sending && { onRemove: () => onChange(null) })}
      />
      {sent && !sending && <ScanFindings findings={sent.findings} />}
      {scan.choice && (
        <ScanPageChoice
          label={label}
          thumbnails={scan.choice.pdf.thumbnails}
          onChoose={scan.choosePage}
          onClose={scan.closeChoice}
        />
      )}
    </div>
  )
}
