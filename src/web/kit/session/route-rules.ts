/** Rules of single paths (spec point 2): where a path, without language prefix and query, sends its visitors. */
export type RouteRules = Readonly<Record<string, { readonly redirect: string }>>

export type RuleRedirect = {
  to: string
  /** An absolute URL leaves the app by a full page load; everything else stays in it. */
  fullPageLoad: boolean
}

/** What the rules say about a path of either language; null when nothing. */
export function ruleRedirect(rules: RouteRules, pathname: string): RuleRedirect | null {
  const english = /^\/en(?=\/|$)/.test(pathname)
  const plain = (english ? pathname.slice(3) : pathname).replace(/\/$/, '') || '/'
  const rule = Object.hasOwn(rules, plain) ? rules[plain] : undefined
  if (!rule) return null
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(rule.redirect)) return { to: rule.redirect, fullPageLoad: true }
  return {
    to: english ? `/en${rule.redirect}`.replace(/^(\/en)\/$/, '$1') : rule.redirect,
    fullPageLoad: false,
  }
}
