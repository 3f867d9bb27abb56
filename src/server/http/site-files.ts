import { readFileSync } from 'node:fs'
import type { SiteFiles } from '#contract/page-data.ts'

/** The script and the style sheet of the public site, among the sources. */
export const siteScript = 'src/web/site/script/site-script.ts'
export const siteStyles = 'src/web/styles/site.css'

/** Vite's manifest with the names of the built files, in the folder of the built web. */
export const siteManifest = '.vite/site-manifest.json'

/** A manifest entry of Vite for a built file (its guide to backends). */
type Built = { file: string; imports?: string[] }

/** Addresses of the built files. */
export function readSiteFiles(manifestPath: string): SiteFiles {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Built>
  const found = new Set<string>()
  const walk = (name: string) => {
    const built = manifest[name]
    if (!built || found.has(`/${built.file}`)) return
    found.add(`/${built.file}`)
    for (const imported of built.imports ?? []) walk(imported)
  }
  walk(siteScript)
  const styles = manifest[siteStyles]?.file
  if (found.size === 0 || !styles) throw new Error(`${siteScript} was not built: run npm run build`)
  return { scripts: [...found], styles: `/${styles}` }
}
