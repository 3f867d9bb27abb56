import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useSections } from '#web/account/section/use-sections.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'

/** One section more after so long: a tap meanwhile waits for one of them at most. Milliseconds. */
const pace = 600

/** Fetches the code of the other sections, one after another, while the person reads, so that a tap on one waits for its data alone. */
export function IdleSections() {
  const to = usePaths()
  const [count, setCount] = useState(0)
  const sections = useSections()
    .groups.flatMap(group => group.sections)
    // The programme is a public page with data of its own: it is kept for offline anyway.
    .filter(({ page }) => page !== 'program')
  const { length } = sections
  useEffect(() => {
    if (count >= length) return
    const timer = window.setTimeout(() => setCount(count + 1), pace)
    return () => window.clearTimeout(timer)
  }, [count, length])
  return sections.slice(0, count).map(({ page }) => <PrefetchPageLinks key={page} page={to(page)} />)
}
