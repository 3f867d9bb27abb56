/** Saves a blob through the browser's downloads under a readable name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name without characters that Windows, macOS or a shell refuse or misread. */
export function safeFileName(name: string): string {
  return name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|\s+$/g, '')
}
