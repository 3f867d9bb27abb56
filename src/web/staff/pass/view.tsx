import { Download } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { PassDialog } from '#web/kit/badge/pass-dialog.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDownloadPasses, useStaffPass } from './queries.ts'

/** The pass of an approved employee or vehicle: when it opens the gate, and the code as large as the screen. */
export function StaffPassSection({ subjectGuid, name }: { subjectGuid: string; name: string }) {
  const moments = useMoments()
  const { data: pass, error } = useStaffPass(subjectGuid)
  if (error) return <Banner tone="negative">{error.message}</Banner>
  if (pass === undefined) return <Skeleton className="h-28" />
  if (pass === null) return null
  return (
    <Section title={m.staff_pass_title()} lead={m.staff_pass_hint()} space="none">
      <p className="mb-4">
        {m.staff_pass_valid({ from: moments.short(pass.validFrom), to: moments.short(pass.validTo) })}
      </p>
      <PassDialog code={pass.code} name={name} />
    </Section>
  )
}

/** All passes of the company on paper. */
export function DownloadPasses() {
  const download = useDownloadPasses()
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.staff_pass_download()}
    </Button>
  )
}
