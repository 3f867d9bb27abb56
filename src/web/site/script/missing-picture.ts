import { readDimensions } from '#web/kit/picture/image-dimensions.ts'
import { icon } from '#web/site/islands/drawn-element.ts'

/** Lucide's image-off, as in kit/picture/image.tsx. */
const missing =
  'M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5 6 21M18 12l3 3M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9'

/** Replaces a picture that failed to load with a quiet sign of the same size (spec point 9). */
export function replacePicture(picture: HTMLImageElement): void {
  readDimensions(picture)
  const place = document.createElement('span')
  place.className = `inline-flex items-center justify-center overflow-clip bg-sunken text-text-quiet ${picture.className.replace(/\bdrawn\b/, '')}`
  place.style.cssText = `max-width:${picture.width}px;width:100%;aspect-ratio:${picture.getAttribute('width')}/${picture.getAttribute('height')}`
  if (picture.alt) {
    place.role = 'img'
    place.ariaLabel = picture.alt
  } else place.ariaHidden = 'true'
  place.append(icon(missing))
  picture.replaceWith(place)
}
