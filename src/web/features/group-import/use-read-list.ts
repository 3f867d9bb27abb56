import { useMutation } from '@tanstack/react-query'
import { importFile, importText } from '#contract/group-import.ts'
import { callApi } from '../../api/call-api.ts'

export type ListSource = { file: File } | { text: string }

/** Lets the server read a list; nothing is written there. */
export function useReadList(guid: string) {
  return useMutation({
    mutationFn(source: ListSource) {
      const params = { guid }
      if ('text' in source) return callApi(importText, { params, body: { text: source.text } })
      const form = new FormData()
      form.set('file', source.file)
      return callApi(importFile, { params, form })
    },
  })
}
