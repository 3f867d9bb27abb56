import type { Plugin } from 'vite'

/** Where the public site's pages and shells are, all of them routes. */
const sitePages = /[\\/]src[\\/]web[\\/]site[\\/](?:pages|layouts)[\\/][^?]*\.tsx/

const code = `export { FullLoad as default } from '#web/kit/frame/full-load.tsx'
export const meta = () => []
`

/**
 * The public site is its HTML (decision 044): no browser runs its pages, so the browser's build holds none of them. Where an app's router is led to one
 * all the same, the page is loaded as a whole.
 */
export function sitePagesOnTheServer(): Plugin {
  return {
    name: 'site-pages-on-the-server',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: { filter: { id: sitePages }, handler: () => ({ code, map: null }) },
  }
}
