import { publicImageBytes, uploadImage } from '#contract/image.ts'
import type { PictureValue } from '#domain/content/content-field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { ImageArea } from '#domain/image/image-path.ts'
import { m } from '#messages/compiled/messages.js'
import { uploadFile } from '#web/kit/file/upload-file.ts'

/** Only for the file picker; the server judges by content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

const areas: Partial<Record<ContentKind, ImageArea>> = {
  news: 'news',
  speaker: 'speakers',
  committeeMember: 'committee',
  partner: 'partners',
  album: 'albums',
  video: 'videos',
  hotel: 'hotels',
}

/** Why a file cannot be sent, checked before uploading. */
export function refusedPicture(file: { type: string; size: number }): string | null {
  if (!pictureTypes.split(',').includes(file.type)) return m.content_picture_type()
  if (file.size === 0) return m.error_image_unreadable()
  return file.size > publicImageBytes ? m.content_picture_big() : null
}

/** Stores a picture of the public site; throws ApiError with the server's sentence. */
export async function uploadPicture(
  kind: ContentKind,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<PictureValue> {
  const form = new FormData()
  form.set('area', areas[kind] ?? 'pages')
  form.set('file', file)
  const { path, width, height } = await uploadFile(uploadImage, { form, ...options })
  return { path, width, height }
}
