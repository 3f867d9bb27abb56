import type { Plugin } from 'vite'

/** The pages and shells of the public site, all of them routes. */
const sitePages = /[\\/]src[\\/]web[\\/]site[\\/](?:pages|layouts)[\\/][^?]*\.tsx/

const code = `export { FullLoad as default, FullLoad as ErrorBoundary } from '#web/kit/frame/full-load.tsx'
export const meta = () => []
`

/**
 * The public site is its HTML (decision 044): no browser runs its pages, so they are not in the browser's build. If an app's router leads to one, the
 * page is loaded as a whole.
 */
export function sitePagesOnTheServer(): Plugin {
  return {
    name: 'site-pages-on-the-server',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: { filter: { id: sitePages }, handler: () => ({ code, map: null }) },
  }
}
