import { guillocheSectors } from '#domain/guilloche/guilloche.ts'
import { readDimensions } from '#web/kit/picture/image-dimensions.ts'

const size = 400
const namespace = 'http://www.w3.org/2000/svg'

/** Replaces a picture that failed to load with line work of the same size (spec point 9). */
export function replacePicture(picture: HTMLImageElement): void {
  readDimensions(picture)
  const place = document.createElement('span')
  place.className = `inline-flex items-center justify-center overflow-clip bg-sunken ${picture.className}`
  place.style.cssText = `max-width:${picture.width}px;width:100%;aspect-ratio:${picture.getAttribute('width')}/${picture.getAttribute('height')}`
  if (picture.alt) {
    place.role = 'img'
    place.ariaLabel = picture.alt
  } else place.ariaHidden = 'true'
  place.append(rosette(picture.dataset.picture ?? ''))
  picture.replaceWith(place)
}

/** The same drawing as in ui/guilloche.tsx. */
function rosette(seed: string): SVGElement {
  const drawing = element('svg', {
    viewBox: `0 0 ${size} ${size}`,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '0.8',
    class: 'h-4/5 text-engraving',
  })
  for (const { count, arcs } of guillocheSectors({ seed, size, lines: 11 }))
    for (let turn = 0; turn < count; turn += 1)
      drawing.append(
        element('path', {
          d: arcs.join(''),
          transform: `rotate(${((turn * 360) / count).toFixed(3)} ${size / 2} ${size / 2})`,
        }),
      )
  return drawing
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
