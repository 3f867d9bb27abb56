import { defineConfig } from 'vite'
import { siteManifest, siteScript } from './src/server/http/site-scripts.ts'
const byName = `${import.meta.dirname}/src/messages/compiled-by-name`
export default defineConfig({
  resolve: { alias: [{ find: /^(#messages|\.)\/compiled\//, replacement: `${byName}/` }] },
  publicDir: false,
  build: {
    outDir: '/tmp/site-tools/probe', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023', manifest: siteManifest, modulePreload: { polyfill: false },
    rolldownOptions: { input: siteScript, treeshake: { moduleSideEffects: (id: string) => !/compiled-by-name/.test(id) },
      output: { codeSplitting: { groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] } } },
  },
})
