import type { ScanFinding } from '#domain/passport/scan-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'

const sentences: Record<ScanFinding, () => string> = {
  blurred: m.passport_scan_finding_blurred,
  dark: m.passport_scan_finding_dark,
  pale: m.passport_scan_finding_pale,
  face_none: m.passport_scan_finding_face_none,
  face_there: m.passport_scan_finding_face_there,
  cut: m.passport_scan_finding_cut,
}

/** What the machine doubts about an uploaded page. Nothing is refused: a page that a person can read stays. */
export function ScanFindings({ findings }: { findings: readonly ScanFinding[] }) {
  if (findings.length === 0) return null
  return (
    <Banner tone="attention" announce="status" title={m.passport_scan_findings()} className="mt-3">
      <ul className="list-disc space-y-1 pl-5">
        {findings.map(finding => (
          <li key={finding}>{sentences[finding]()}</li>
        ))}
      </ul>
      <p className="mt-2">{m.passport_scan_findings_stay()}</p>
    </Banner>
  )
}
