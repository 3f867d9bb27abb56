/** Redirects of single paths (spec point 2), without language prefix and query. */
export type RouteRules = Readonly<Record<string, { readonly redirect: string }>>

export type RuleRedirect = {
  to: string
  /** An absolute URL needs a full page load. */
  fullPageLoad: boolean
}

/** The redirect for a path of either language; null for none. */
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
