export type ImageDimensions = { width: number; height: number; ratio: number }

/** The size of a loaded picture in its own pixels. If unreadable, logs an error and returns zero width, height and ratio (spec point 8). */
export function readDimensions(picture: {
  naturalWidth: number
  naturalHeight: number
  currentSrc: string
}): ImageDimensions {
  const { naturalWidth: width, naturalHeight: height, currentSrc } = picture
  if (width > 0 && height > 0) return { width, height, ratio: width / height }
  // biome-ignore lint/suspicious/noConsole: spec point 8 wants it logged
  console.error(`The dimensions of the picture ${currentSrc} could not be read`)
  return { width: 0, height: 0, ratio: 0 }
}
