import { importBytes, importFile, importText } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useSend, useWork } from '#web/kit/send/use-send.ts'

/** A list, and what its columns hold where the coordinator has said so. */
export type ListSource = ({ file: File } | { text: string }) & { columns?: string }

const asked = ({ columns }: ListSource) => (columns === undefined ? {} : { columns })

/** Lets the server read a list without writing anything. */
export function useReadList(guid: string) {
  const params = { guid }
  const text = useSend(importText, (source: ListSource & { text: string }) => ({
    params,
    query: asked(source),
    body: { text: source.text },
  }))
  const file = useSend(importFile, (source: ListSource & { file: File }) => {
    // Refused at once, so that nobody waits for an upload that will fail.
    if (source.file.size === 0)
      throw new ApiError({ status: 422, code: 'file_empty', message: m.error_file_empty() })
    if (source.file.size > importBytes)
      throw new ApiError({ status: 413, code: 'file_bytes', message: m.error_file_bytes() })
    const form = new FormData()
    form.set('file', source.file)
    return { params, query: asked(source), form }
  })
  return useWork((source: ListSource) =>
    'text' in source ? text.mutateAsync(source) : file.mutateAsync(source),
  )
}
