import { placeholderAddress } from '#web/kit/picture/image-address.ts'

/**
 * Pictures of a page that React does not hydrate (kit/picture/image.tsx): removes the placeholder once the picture has loaded, shows one for a late
 * picture that is already visible, and line work for one that fails.
 */
export function watchPictures(): void {
  document.addEventListener('load', event => judge(event.target), { capture: true })
  document.addEventListener('error', event => judge(event.target), { capture: true })
  const seen = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !isOurs(target)) continue
      seen.unobserve(target)
      if (!target.complete) standIn(target)
    }
  })
  for (const picture of document.images) {
    if (!isOurs(picture)) continue
    if (picture.complete && picture.currentSrc) judge(picture)
    else if (picture.loading === 'lazy') seen.observe(picture)
  }
}

function standIn({ dataset, style }: HTMLImageElement): void {
  if (dataset.placeholder !== 'none')
    style.background = `url("${placeholderAddress(dataset.picture ?? '')}") center / cover`
}

function isOurs(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.dataset.picture !== undefined
}

function judge(target: EventTarget | null): void {
  if (!isOurs(target)) return
  if (target.naturalWidth > 0) target.style.background = ''
  else import('./missing-picture.ts').then(({ replacePicture }) => replacePicture(target)).catch(() => {})
}
