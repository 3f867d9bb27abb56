import { imageAddress, placeholderAddress } from '#web/kit/picture/image-address.ts'

type Source = { src: string; srcSet: string; placeholder: string }

const widths = [800, 1600, 2560]

/** The picture in the widths of common screens. */
export function wholePicture(path: string): Source {
  const at = (width: number) => imageAddress(path, { width, fit: 'inside' })
  return {
    src: at(1600),
    srcSet: widths.map(width => `${at(width)} ${width}w`).join(', '),
    placeholder: placeholderAddress(path),
  }
}

/** The picture in its own size as a JPEG, which every program opens. */
export function pictureDownload(path: string): string {
  return imageAddress(path, { format: 'jpeg', quality: 92 })
}

/** The last part of the path with the new extension. */
export function downloadName(path: string): string {
  const name = path.split('/').at(-1) ?? 'picture'
  return `${name.replace(/\.[a-z0-9]+$/i, '')}.jpg`
}
