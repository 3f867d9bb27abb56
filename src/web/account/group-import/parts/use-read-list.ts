import { useMutation } from '@tanstack/react-query'
import { importBytes, importFile, importText } from '#contract/group-import.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'

export type ListSource = { file: File } | { text: string }

/** Lets the server read a list; nothing is written there. */
export function useReadList(guid: string) {
  return useMutation({
    mutationFn(source: ListSource) {
      const params = { guid }
      if ('text' in source) return callApi(importText, { params, body: { text: source.text } })
      // Told at once: nobody waits for an upload that will be refused.
      if (source.file.size > importBytes)
        throw new ApiError({ status: 413, code: 'file_bytes', message: m.error_file_bytes() })
      const form = new FormData()
      form.set('file', source.file)
      return callApi(importFile, { params, form })
    },
  })
}
