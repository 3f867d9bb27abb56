import { importBytes, importFile, importText } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useSend, useWork } from '#web/kit/send/use-send.ts'

export type ListSource = { file: File } | { text: string }

/** Lets the server read a list without writing anything. */
export function useReadList(guid: string) {
  const params = { guid }
  const text = useSend(importText, (typed: string) => ({ params, body: { text: typed } }))
  const file = useSend(importFile, (chosen: File) => {
    // Refused at once, so that nobody waits for an upload that will fail.
    if (chosen.size > importBytes)
      throw new ApiError({ status: 413, code: 'file_bytes', message: m.error_file_bytes() })
    const form = new FormData()
    form.set('file', chosen)
    return { params, form }
  })
  return useWork((source: ListSource) =>
    'text' in source ? text.mutateAsync(source.text) : file.mutateAsync(source.file),
  )
}
