import { z } from 'zod'

const plainPath = z.string().regex(/^\/(?:[^\s?#/][^\s?#]*[^\s?#/]|[^\s?#/])$/)
const target = z.string().regex(/^(?:\/(?!\/)\S*|https?:\/\/\S+)$/)

/** Redirects of single paths (spec point 2), without language prefix and query. A rule that leads to another would be a chain, or a circle. */
export const routeRules = z
  .record(plainPath, z.strictObject({ redirect: target }))
  .refine(rules => Object.keys(rules).every(path => !/^\/(?:en|api|dev)(?:\/|$)/.test(path)))
  .refine(rules => Object.values(rules).every(({ redirect }) => !Object.hasOwn(rules, pathOf(redirect))))

export type RouteRules = Readonly<Record<string, { readonly redirect: string }>>

const pathOf = (redirect: string) =>
  redirect
    .replace(/[?#].*$/s, '')
    .replace(/^\/en(?=\/)/, '')
    .replace(/(?<=.)\/$/, '')

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
    to:
      english && !/^\/en(?:[/?#]|$)/.test(rule.redirect)
        ? `/en${rule.redirect}`.replace(/^(\/en)\/$/, '$1')
        : rule.redirect,
    fullPageLoad: false,
  }
}
