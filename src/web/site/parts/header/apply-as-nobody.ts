import { siteMap } from '#web/site-map.ts'

/** What the one green button of the public pages says. */
export type ApplyKind = 'apply' | 'continue' | 'application' | 'cabinet' | 'console'

/** The button for a visitor; `path` has no language. */
export type ApplyAction = { kind: ApplyKind; path: string }

/** For an unknown visitor; the server renders this for everybody. */
export const applyAsNobody: ApplyAction = {
  kind: 'apply',
  path: siteMap.registration.path,
}

/** What the public frame needs to know about the visitor. */
export type Visitor = ApplyAction & { authenticated: boolean }
