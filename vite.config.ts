import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messagesByName } from './vite/messages-by-name.ts'
import { sitePagesOnTheServer } from './vite/site-pages.ts'

const byName = `${import.meta.dirname}/src/messages/compiled-by-name`

/** The same on every page of every app. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
}

// The server keeps the text of what it runs, in twice the room where one character is beyond ASCII (decision 018). Names and lines stay: the log shows them.
const lean = {
  compress: false,
  mangle: false,
  codegen: { asciiOnly: true, removeWhitespace: false },
} as const

export default defineConfig({
  plugins: [messagesByName(`${byName}/messages`), sitePagesOnTheServer(), tailwindcss(), reactRouter()],
  // The server imports the catalogue as two big modules, the web as one small module for each message.
  resolve: { alias: [{ find: /^(#messages|\.)\/compiled\//, replacement: `${byName}/` }] },
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
    ssr: {
      // The icons' own entry reads all two thousand of them.
      resolve: { noExternal: ['lucide-react'] },
      build: { rolldownOptions: { output: { minify: lean, comments: false } } },
    },
  },
})
