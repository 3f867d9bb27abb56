import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const compiled = /^(?:#messages|\.)\/compiled\//
const catalogue = /import \{ m \} from '(?:#messages|\.)\/compiled\/messages\.js'\n/

/**
 * Turns each `m.key` of the web, and of the texts it shares, into an import of that message's own module; ``m[`error_${code}`]`` imports all messages
 * that begin with `error_`. Through the catalogue's one large module the bundler would assume that every chunk needs all messages, and the first page
 * would carry the texts of the whole console (decision 014). `folder` holds what was compiled with one module for each message.
 */
export function messagesByName(folder: string): Plugin {
  let files: Map<string, string> | null = null
  return {
    name: 'messages-by-name',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId: {
      filter: { id: compiled },
      handler: id => `${folder}/${id.replace(compiled, '')}`,
    },
    transform: {
      filter: { id: /[\\/]src[\\/](?:web|messages)[\\/].*\.tsx?$/, code: 'messages.js' },
      handler(code) {
        if (!catalogue.test(code)) return null
        files ??= readFiles(`${folder}/messages`)
        const all = [...files.keys()]
        const keys = new Set<string>()
        const use = (key: string) => {
          keys.add(key)
          return `message_${key}`
        }
        const named = code
          .replace(catalogue, '')
          .replace(/\bm\.(\w+)/g, (_, key: string) => use(key))
          .replace(/\bm\[(?=`(\w+)\$\{)/g, (_, prefix: string) => {
            const begun = all.filter(key => key.startsWith(prefix))
            return `{ ${begun.map(key => `${key}: ${use(key)}`).join(', ')} }[`
          })
        if (/\bm\[/.test(named)) this.error('A message asked for by a name of which nothing is known here')
        const imports = [...keys].map(key => `import { ${key} as message_${key} } from '${files?.get(key)}';`)
        return { code: imports.join('') + named, map: null }
      },
    },
  }
}

/** The file of each message; one whose name cannot be a file name is exported from another file. */
function readFiles(folder: string): Map<string, string> {
  const index = readFileSync(`${folder}/_index.js`, 'utf8')
  return new Map(
    [...index.matchAll(/'\.\/(.+?)\.js'/g)].map(([, file = '']) => {
      const path = `${folder}/${file}.js`
      return [/export \{ \w+ as "(\w+)" \}/.exec(readFileSync(path, 'utf8'))?.[1] ?? file, path]
    }),
  )
}

/**
 * The pages on the server read the catalogue that the rest of the server has read, by the package's own import map: a bundle with the texts in it would
 * hold them a second time.
 */
export function messagesOfTheServer(): Plugin {
  return {
    name: 'messages-of-the-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'ssr',
    resolveId: {
      filter: { id: compiled },
      handler: id => ({ id: id.replace(compiled, '#messages/compiled/'), external: true }),
    },
  }
}
