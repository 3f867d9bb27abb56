import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstPage } from './vite/first-page.ts'
import { messagesByName } from './vite/messages-by-name.ts'

const web = `${import.meta.dirname}/src/web`
const byName = `${import.meta.dirname}/src/messages/compiled-by-name`

const firstPageEntries = [
  'entry.client.tsx',
  'root.tsx',
  'layouts/default-layout.tsx',
  'pages/default/home-page.tsx',
]

const chunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  { name: firstPage(firstPageEntries.map(file => `${web}/${file}`)), test: /[\\/]src[\\/]/, priority: 1 },
]

export default defineConfig({
  plugins: [messagesByName(`${byName}/messages`), tailwindcss(), reactRouter()],
  // The server imports the catalogue as two big modules, the web as one small module for each message.
  resolve: { alias: [{ find: /^(#messages|\.)\/compiled\//, replacement: `${byName}/` }] },
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2023' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
})
