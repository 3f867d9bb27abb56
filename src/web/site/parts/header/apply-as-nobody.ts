import { siteMap } from '#web/site-map.ts'

/** What the one green button of the public pages says. */
export type ApplyKind = 'apply' | 'continue' | 'application' | 'cabinet' | 'console'

/** The button for a visitor; `path` is plain, without a language. */
export type ApplyAction = { kind: ApplyKind; path: string }

/** What a visitor of whom nothing is known is offered; also what the server renders for everybody. */
export const applyAsNobody: ApplyAction = {
  kind: 'apply',
  path: siteMap.registration.path,
}

/** Who looks at a public page, as far as its frame cares. */
export type Visitor = ApplyAction & { authenticated: boolean }
