import { chatFileLimits } from '#contract/chat.ts'
import { chatFileTypes } from '#domain/chat/chat-file-type.ts'
import { jpegUnder } from '#web/kit/picture/jpeg-under.ts'

export type ChatFileCode = 'chat_file_type' | 'chat_file_bytes'

const endings: readonly string[] = Object.values(chatFileTypes).flat()

/** The input's `accept`; browsers recognise office files only by name. */
export const acceptedChatFiles = [
  ...endings.map(ending => `.${ending}`),
  ...Object.keys(chatFileTypes),
].join()

/** Checks a file before it is sent (contract, `POST /chat/files`). The server checks the content. */
export function checkChatFile(file: {
  name: string
  type: string
  size: number
}): { ok: true } | { ok: false; code: ChatFileCode } {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const known = Object.hasOwn(chatFileTypes, file.type) || endings.includes(ending)
  if (!known || file.size === 0) return { ok: false, code: 'chat_file_type' }
  return file.size > chatFileLimits.bytes ? { ok: false, code: 'chat_file_bytes' } : { ok: true }
}

export function isPicture({ contentType }: { contentType: string }): boolean {
  return contentType === 'image/jpeg' || contentType === 'image/png'
}

/** Whether a picture can be shown; any other file is left to the server. */
export async function opensAsNamed(
  file: Blob,
  open: (file: Blob) => Promise<{ close(): void }> = createImageBitmap,
): Promise<boolean> {
  if (!isPicture({ contentType: file.type })) return true
  const picture = await open(file).catch(() => null)
  picture?.close()
  return picture !== null
}

/** Sharp enough to read a document on a screen. */
const longestSide = 3000

/** A picture that is too large as a smaller one; null for any other file, and where the browser cannot. */
export async function shrunkChatPicture(file: File): Promise<File | null> {
  if (!isPicture({ contentType: file.type })) return null
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  try {
    return await jpegUnder(picture, file.name, { longestSide, bytes: chatFileLimits.bytes })
  } finally {
    picture.close()
  }
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A size in bytes for reading: «12 кБ», `1.4 MB`; the smallest is one kilobyte. */
export function fileSize(bytes: number, locale: 'ru' | 'en'): string {
  const large = bytes >= megabyte
  return new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large && bytes < 10 * megabyte ? 1 : 0,
  }).format(large ? bytes / megabyte : Math.max(1, bytes / kilobyte))
}
