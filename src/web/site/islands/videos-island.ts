import { isPlainClick } from '../script/press.ts'
import type { Mount } from './mount.ts'

const frame = 'aspect-video w-full rounded-lg bg-slate-950'

/** Plays a recording in place of its poster when asked to. */
export const mount: Mount = list => {
  list.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-video]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const { video: kind, title = '', broken = '' } = link.dataset
    const place = link.closest<HTMLElement>('[data-player]')
    place?.replaceChildren(kind === 'file' ? film(link.href, title, broken) : player(link.href, title))
    if (kind === 'file') place?.querySelector('video')?.focus()
  })
}

function film(address: string, title: string, broken: string): HTMLElement {
  const video = document.createElement('video')
  Object.assign(video, { src: address, controls: true, autoplay: true, playsInline: true, className: frame })
  video.ariaLabel = title
  video.addEventListener('error', () => {
    const words = document.createElement('p')
    words.className = 'rounded-lg bg-sunken p-6'
    words.role = 'alert'
    words.textContent = broken
    video.replaceWith(words)
  })
  return video
}

/** A foreign player in a sandbox: it has its own scripts and storage but no access to ours, no pop-ups, and cannot navigate this page. */
function player(address: string, title: string): HTMLElement {
  const inside = document.createElement('iframe')
  inside.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  inside.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  inside.referrerPolicy = 'no-referrer'
  inside.title = title
  inside.className = frame
  inside.src = address
  return inside
}
