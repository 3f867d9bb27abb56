import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { switchLocale } from '#web/paths.ts'

/**
 * On a Russian page, for a browser that prefers another language and has not chosen one here. Every page is the same for everybody and kept in shared
 * caches, so the head's script decides before the first paint (language-hint.ts); without one the switch in the header says the same. In English on
 * purpose: whoever it is for reads no Russian.
 */
export function InEnglish() {
  const { pathname } = useLocation()
  if (useLocale() !== 'ru') return null
  const { path } = switchLocale(pathname)
  return (
    <nav aria-label="Language" lang="en" className="if-foreign border-b bg-accent-soft print:hidden">
      <div className="page-width flex items-center gap-x-3 text-sm">
        <p className="flex min-h-11 flex-1 flex-wrap items-center gap-x-2 py-1">
          This page is in English too.
          <a href={path} hrefLang="en" className="text-link font-medium">
            Read it in English
          </a>
        </p>
        <button
          type="button"
          data-stay-russian=""
          aria-label="Close and stay with Russian"
          className="-mr-3 grid size-11 shrink-0 place-content-center rounded-md text-text-quiet hover:text-text"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
      </div>
    </nav>
  )
}
