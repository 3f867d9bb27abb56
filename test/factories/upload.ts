import { randomUUID } from 'node:crypto'

export type UploadForm = {
  fields?: Record<string, string>
  file?: Buffer
  fileName?: string
  type?: string
}

/** A multipart form as a browser sends it: the fields, then the file. */
export function uploadForm(form: UploadForm): { body: Buffer; headers: Record<string, string> } {
  const boundary = `form-${randomUUID()}`
  const part = (disposition: string, content: Buffer | string, type?: string) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = Object.entries(form.fields ?? {}).map(([name, value]) => part(`name="${name}"`, value))
  if (form.file) {
    const { fileName = 'photo.jpg', type = 'image/jpeg' } = form
    parts.push(part(`name="file"; filename="${fileName}"`, form.file, type))
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
