import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The main part of the cabinet: each page fades and slides in (spec point 2), not at all with reduced motion, and the
 * keyboard and screen readers start at its top.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <main id="content" ref={main} tabIndex={-1} className="page-width flex-1 py-8 outline-none md:py-12">
      <div key={pathname} className="animate-fade-slide motion-reduce:animate-none">
        {children}
      </div>
    </main>
  )
}
