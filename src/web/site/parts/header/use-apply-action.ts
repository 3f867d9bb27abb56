import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { mayHaveSession } from '#web/kit/session/may-have-session.ts'
import { localisePath } from '#web/paths.ts'
import { applyAsNobody, type Visitor } from './apply-as-nobody.ts'

const nobody: Visitor = { ...applyAsNobody, authenticated: false }

/**
 * The green button for this visitor, its path in the language of the page. The server and the first render know nobody.
 * The rules of the session are fetched only for a visitor who may have one: most who see a public page do not.
 */
export function useApplyAction(): Visitor {
  const locale = useLocale()
  const { key } = useLocation()
  const [visitor, setVisitor] = useState(nobody)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may follow a log-in
  useEffect(() => {
    if (!mayHaveSession()) {
      setVisitor(nobody)
      return
    }
    let stop = () => {}
    let left = false
    import('./watch-visitor.ts').then(({ watchVisitor }) => {
      if (!left) stop = watchVisitor(setVisitor)
    })
    return () => {
      left = true
      stop()
    }
  }, [key])

  return { ...visitor, path: localisePath(locale, visitor.path) }
}
