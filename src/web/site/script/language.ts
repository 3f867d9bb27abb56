import { localeCookie } from '#web/kit/locale/locale-cookie.ts'
import { onPress } from './press.ts'

/** Adds query and hash to the link to the other language, which the server does not know, and keeps the choice. */
export function watchLanguage(): void {
  onPress('[data-stay-russian]', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = localeCookie('ru')
    delete document.documentElement.dataset.reads
  })
  for (const kind of ['click', 'auxclick'] as const)
    document.addEventListener(
      kind,
      event => {
        const link =
          event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null
        if (!link) return
        link.search = location.search
        link.hash = location.hash
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = localeCookie(link.hreflang === 'en' ? 'en' : 'ru')
      },
      { capture: true },
    )
}
