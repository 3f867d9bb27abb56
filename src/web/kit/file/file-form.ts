import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'

/** The form that sends one file. An empty or too large one is refused at once, so that nobody waits for an upload that will fail. */
export function fileForm(file: File, mostBytes: number): FormData {
  if (file.size === 0) throw new ApiError({ status: 422, code: 'file_empty', message: m.error_file_empty() })
  if (file.size > mostBytes)
    throw new ApiError({ status: 413, code: 'file_bytes', message: m.error_file_bytes() })
  const form = new FormData()
  form.set('file', file)
  return form
}
