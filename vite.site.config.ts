import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { siteManifest, siteScript, siteStyles } from './src/server/http/site-files.ts'
import { messagesByName } from './vite/messages-by-name.ts'

const byName = `${import.meta.dirname}/src/messages/compiled-by-name`

/** The public site's script, its islands and its style sheet, built apart from the apps into the same folder: what they share with them would fall into fifty files. */
export default defineConfig({
  plugins: [messagesByName(byName), tailwindcss()],
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2023',
    manifest: siteManifest,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [siteScript, siteStyles],
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
