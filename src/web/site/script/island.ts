import type { Mount } from '../islands/mount.ts'
import { isPlainClick } from './press.ts'

/** The islands by name (`data-island`). */
const islands: Record<string, () => Promise<{ mount: Mount }>> = {
  faq: () => import('../islands/faq-island.ts'),
  search: () => import('../islands/search-island.ts'),
  speakers: () => import('../islands/speakers-island.ts'),
  programme: () => import('../islands/programme-island.tsx'),
  album: () => import('../islands/album-island.tsx'),
  survey: () => import('../islands/survey-island.tsx'),
  videos: () => import('../islands/videos-island.ts'),
}

/** Loading or loaded; a failure is forgotten, so that the next touch tries again. */
const mounted = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Loads an island once somebody points at it, touches it or reaches it by keyboard. A link that the island opens beside the page (`data-opens`) waits
 * for it, and is followed if it fails to load.
 */
export function watchIslands(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(kind, event => void reach(event.target), { capture: true, passive: true })
  document.addEventListener('click', open, { capture: true })
  const asked = new URLSearchParams(location.search)
  for (const element of document.querySelectorAll<HTMLElement>('[data-island-now]'))
    if (element.dataset.islandNow?.split(' ').some(name => asked.has(name)))
      void mount(element).catch(() => tell(element))
  for (const element of document.querySelectorAll<HTMLElement>('[data-island-soon]'))
    requestAnimationFrame(() => setTimeout(() => void mount(element).catch(() => tell(element))))
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

/** Shows the island's own message: without the island, the server can still answer. Then a form in steps is shown whole, also where a result is kept. */
function tell(element: HTMLElement): void {
  for (const form of element.querySelectorAll('[data-stepped]')) form.removeAttribute('data-stepped')
  delete document.documentElement.dataset.surveyTaken
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
