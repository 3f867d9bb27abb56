import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messagesByName, messagesOfTheServer } from './vite/messages-by-name.ts'
import { sitePagesOnTheServer } from './vite/site-pages.ts'

const byName = `${import.meta.dirname}/src/messages/compiled-by-name`

/** The same on every page of every app. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
}

/**
 * What many pages share comes as two files. Left to itself the bundler makes a file of each set of pages that share something: 230 for the group's
 * board, most under a kilobyte, and each costs a request (decision 143).
 */
const common = { name: 'common', minShareCount: 40 }
const often = { name: 'often', minShareCount: 12 }

// The server keeps the source text of what it runs, at twice the size if one character is not ASCII (decision 018). Names and lines stay, because the
// log shows them.
const lean = {
  compress: false,
  mangle: false,
  codegen: { asciiOnly: true, removeWhitespace: false },
} as const

export default defineConfig({
  plugins: [
    messagesByName(byName),
    messagesOfTheServer(),
    sitePagesOnTheServer(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023' },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, common, often] } } } },
    },
    ssr: {
      // The icon package's main entry reads all two thousand icons.
      resolve: { noExternal: ['lucide-react'] },
      build: { rolldownOptions: { output: { minify: lean, comments: false } } },
    },
  },
})
