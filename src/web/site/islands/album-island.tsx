import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Picture } from '#contract/picture.ts'
import { Lightbox } from '../parts/album/lightbox.tsx'
import { pictureOf } from '../parts/album/lightbox-step.ts'
import { isPlainClick } from '../script/press.ts'
import { openedBy } from './address.ts'
import type { Mount } from './mount.ts'
import { useSearch } from './use-search.ts'

const panel = openedBy('picture')

/** Opens the pictures of the page over the whole screen. The address says which one is open (`?picture=`, counted from 1). */
export const mount: Mount = element => {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  const pictures = links.map(({ dataset }) => ({
    path: dataset.path ?? '',
    alt: dataset.alt ?? '',
    width: Number(dataset.width),
    height: Number(dataset.height),
  }))
  // Remove the server's own display of one picture.
  for (const shown of element.querySelectorAll<HTMLElement>('[data-open-picture]')) shown.hidden = true
  element.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-picture]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    panel.open(String(Number(link.dataset.picture) + 1))
  })
  const place = document.createElement('div')
  element.append(place)
  createRoot(place).render(<OpenPicture pictures={pictures} />)
}

/** The picture that the address names; when it closes, the one that was looked at last has the focus. */
function OpenPicture({ pictures }: { pictures: readonly Picture[] }) {
  const at = pictureOf(new URLSearchParams(useSearch('')).get('picture'), pictures.length)
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (at === null && last.current !== null) document.getElementById(`picture-${last.current + 1}`)?.focus()
    last.current = at
  }, [at])
  if (at === null) return null
  return (
    <Lightbox pictures={pictures} at={at} onTurn={to => panel.turnTo(String(to + 1))} onClose={panel.close} />
  )
}
