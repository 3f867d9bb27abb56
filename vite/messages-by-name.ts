import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const catalogue = /import \{ m \} from '#messages\/compiled\/messages\.js'\n/

/** What messages need of the compiler's runtime: the web finds the language itself (src/web/paths.ts), and the whole of it is 3 kB more on each first visit. */
const runtime = `export const experimentalStaticLocale = undefined
export let getLocale = () => 'ru'
export const overwriteGetLocale = find => { getLocale = find }
`

/**
 * Each `m.key` of the web, and of what the texts share with it, becomes an import of that message's own module. Through the catalogue's one big module the
 * bundler would take every chunk that names a message for one that needs them all, and the first page would carry the
 * texts of the whole console (decision 014). `folder` holds the messages compiled one module each.
 */
export function messagesByName(folder: string): Plugin {
  let files: Map<string, string> | null = null
  return {
    name: 'messages-by-name',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]compiled-by-name[\\/]runtime\.js$/ },
      handler: () => ({ code: runtime, map: null }),
    },
    transform: {
      filter: { id: /[\\/]src[\\/](?:web|messages)[\\/].*\.tsx?$/, code: 'messages.js' },
      handler(code) {
        if (!catalogue.test(code) || /\bm\[/.test(code)) return null
        files ??= readFiles(folder)
        const keys = new Set<string>()
        const replaced = code.replace(catalogue, '').replace(/\bm\.(\w+)/g, (_, key: string) => {
          keys.add(key)
          return `message_${key}`
        })
        const imports = [...keys].map(key => `import { ${key} as message_${key} } from '${files?.get(key)}';`)
        return { code: imports.join('') + replaced, map: null }
      },
    },
  }
}

/** Where each message stands; a name that is no file name is exported under its own name from another file. */
function readFiles(folder: string): Map<string, string> {
  const index = readFileSync(`${folder}/_index.js`, 'utf8')
  return new Map(
    [...index.matchAll(/'\.\/(.+?)\.js'/g)].map(([, file = '']) => {
      const path = `${folder}/${file}.js`
      return [/export \{ \w+ as "(\w+)" \}/.exec(readFileSync(path, 'utf8'))?.[1] ?? file, path]
    }),
  )
}
