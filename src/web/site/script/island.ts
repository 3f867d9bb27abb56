import type { Mount } from '../islands/mount.ts'
import { isPlainClick } from './press.ts'

/** The parts that hold state, by the name that their element carries (`data-island`). */
const islands: Record<string, () => Promise<{ mount: Mount }>> = {
  faq: () => import('../islands/faq-island.ts'),
  speakers: () => import('../islands/speakers-island.ts'),
  programme: () => import('../islands/programme-island.tsx'),
  album: () => import('../islands/album-island.tsx'),
  videos: () => import('../islands/videos-island.ts'),
}

/** Under way or done; what did not load is forgotten, so that the next touch asks again. */
const mounted = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Loads an island when somebody reaches for it: points at it, touches it, goes in by keyboard. A link in it that only the island opens beside
 * the page (`data-opens`) waits for it, and is followed where it does not come.
 */
export function watchIslands(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, event => void reach(event.target), { capture: true, passive: true })
  document.addEventListener('click', open, { capture: true })
  const asked = new URLSearchParams(location.search)
  for (const element of document.querySelectorAll<HTMLElement>('[data-island-now]'))
    if (asked.has(element.dataset.islandNow ?? '')) void mount(element).catch(() => tell(element))
}

function reach(target: EventTarget | null): Promise<void> | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  return element ? mount(element).catch(() => tell(element)) : undefined
}

function mount(element: HTMLElement): Promise<void> {
  const running = mounted.get(element)
  if (running) return running
  const mounting = load(element)
  mounted.set(element, mounting)
  mounting.catch(() => mounted.delete(element))
  return mounting
}

async function load(element: HTMLElement): Promise<void> {
  const island = await islands[element.dataset.island ?? '']?.()
  await island?.mount(element)
  element.dataset.awake = ''
}

/** Said in the island's own place for it: what does not come by itself still comes by asking the server. */
function tell(element: HTMLElement): void {
  for (const note of element.querySelectorAll<HTMLElement>('[data-when-failed]')) note.hidden = false
}

function open(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-opens]') : null
  const element = link?.closest<HTMLElement>('[data-island]')
  if (!link || !element || 'awake' in element.dataset || !isPlainClick(event)) return
  event.preventDefault()
  event.stopPropagation()
  mount(element).then(
    () => link.click(),
    () => location.assign(link.href),
  )
}
