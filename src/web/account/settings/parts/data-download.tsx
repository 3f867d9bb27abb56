import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadPersonalData } from '#contract/personal-data.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

/** Everything that is kept about the person, as one archive. */
export function DataDownload({ guid }: { guid: string }) {
  const download = useMutation({
    mutationFn: () => callApi(downloadPersonalData, { params: { guid } }),
    onSuccess: archive => saveBlob(archive, m.person_data_file()),
  })
  return (
    <Section space="none" title={m.person_data_title()} lead={m.person_data_lead()}>
      {download.error && (
        <Banner tone="negative" announce="alert" className="mb-4">
          {download.error.message}
        </Banner>
      )}
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        className="max-sm:w-full"
        onClick={() => download.mutate()}
      >
        {m.person_data_download()}
      </Button>
      <p role="status" className="mt-3 text-sm text-text-quiet empty:hidden">
        {download.isPending ? m.person_data_making() : download.isSuccess ? m.person_data_done() : ''}
      </p>
    </Section>
  )
}
