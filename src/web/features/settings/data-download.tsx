import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadPersonalData } from '#contract/personal-data.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { saveBlob } from '../file/save-blob.ts'

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
