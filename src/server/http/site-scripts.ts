import { readFileSync } from 'node:fs'

/** The script of the public site, among the sources. */
export const siteScript = 'src/web/site/script/site-script.ts'

/** Vite's manifest with the names of the built files, in the folder of the built web. */
export const siteManifest = '.vite/site-manifest.json'

/** A manifest entry of Vite for a built file (its guide to backends). */
type Built = { file: string; imports?: string[] }

/** Addresses of the built script and of its static imports, the script first. */
export function readSiteScripts(manifestPath: string): string[] {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Built>
  const found = new Set<string>()
  const walk = (name: string) => {
    const built = manifest[name]
    if (!built || found.has(`/${built.file}`)) return
    found.add(`/${built.file}`)
    for (const imported of built.imports ?? []) walk(imported)
  }
  walk(siteScript)
  if (found.size === 0) throw new Error(`${siteScript} was not built: run npm run build`)
  return [...found]
}
