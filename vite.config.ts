import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { siteScript } from './src/server/http/site-scripts.ts'
import { messagesByName } from './vite/messages-by-name.ts'

const byName = `${import.meta.dirname}/src/messages/compiled-by-name`

/** React alone: the islands of the public site load it without the router. */
const chunks = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 1 },
]

// The server keeps the text of what it runs, in twice the room where one character is beyond ASCII (decision 018). Names and lines stay: the log shows them.
const lean = {
  compress: false,
  mangle: false,
  codegen: { asciiOnly: true, removeWhitespace: false },
} as const

export default defineConfig({
  plugins: [messagesByName(`${byName}/messages`), tailwindcss(), reactRouter()],
  // The server imports the catalogue as two big modules, the web as one small module for each message.
  resolve: { alias: [{ find: /^(#messages|\.)\/compiled\//, replacement: `${byName}/` }] },
  // The server reads in the manifest how the site's script is called.
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023', manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: [siteScript], output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      // The icons' own entry reads all two thousand of them.
      resolve: { noExternal: ['lucide-react'] },
      build: { rolldownOptions: { output: { minify: lean, comments: false } } },
    },
  },
})
