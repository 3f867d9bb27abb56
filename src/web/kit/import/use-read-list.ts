import { type ImportPreview, importBytes } from '#contract/import.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useWork } from '#web/kit/send/use-send.ts'

/** A list, and what its columns hold where somebody has said so. */
export type ListSource = ({ file: File } | { text: string }) & { columns?: string }

export type TextSource = ListSource & { text: string }
export type FileSource = ListSource & { file: File }

type Reading<Source> = { mutateAsync: (source: Source) => Promise<ImportPreview> }

/** What the columns hold, for the address of the call. */
export const askedColumns = ({ columns }: ListSource) => (columns === undefined ? {} : { columns })

/** The file as the server takes it. One that will be refused is refused at once, so that nobody waits for its upload. */
export function listForm({ file }: FileSource): FormData {
  if (file.size === 0) throw new ApiError({ status: 422, code: 'file_empty', message: m.error_file_empty() })
  if (file.size > importBytes)
    throw new ApiError({ status: 413, code: 'file_bytes', message: m.error_file_bytes() })
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Lets the server read a list, pasted or uploaded, without writing anything. */
export function useReadList({ text, file }: { text: Reading<TextSource>; file: Reading<FileSource> }) {
  return useWork((source: ListSource) =>
    'text' in source ? text.mutateAsync(source) : file.mutateAsync(source),
  )
}
