import { useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { switchLocale } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { localeCookie } from './locale-cookie.ts'

type LanguageSwitchProps = {
  /** `EN` where there is no room for the word, on a phone and on a narrow desk. */
  short?: boolean
  className?: string
}

/**
 * Links to the same page in the other language with a full load, because texts are compiled per language. Query and hash are added after hydration:
 * the server renders one page for every query.
 */
export function LanguageSwitch({ short = false, className }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const { locale, path } = switchLocale(pathname)
  return (
    <a
      href={hydrated ? path + search + hash : path}
      hrefLang={locale}
      lang={locale}
      title={m.language_switch_label()}
      onClick={() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = localeCookie(locale)
      }}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md px-3 text-sm text-text-quiet hover:bg-sunken hover:text-text',
        className,
      )}
    >
      {short ? (
        <>
          <span aria-hidden="true" className="font-medium xl:hidden">
            {locale.toUpperCase()}
          </span>
          <span className="max-xl:sr-only">{m.language_switch()}</span>
        </>
      ) : (
        m.language_switch()
      )}
    </a>
  )
}
