import { gzipSync } from 'node:zlib'
import { type AppProcess, withApp } from '../app-process.ts'
import type { Figure, Measurement, Remark } from '../figure.ts'

const path = '/'
const limit = 125

/** The JavaScript that a browser loads for the first public page: everything the page names, and what that imports. */
export const firstPageMeasurement: Measurement = {
  name: 'scripts',
  title: `JavaScript of the first page ${path}, gzip`,
  measure: () => withApp({ mode: 'demo' }, measure),
}

async function measure(app: AppProcess): Promise<(Figure | Remark)[]> {
  const base = `http://127.0.0.1:${app.port}`
  const read = async (address: string) => {
    const answer = await fetch(new URL(address, base))
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.text()
  }
  const html = await read(path)
  const sizes = new Map<string, number>()
  const waiting = scriptsOf(html)
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (sizes.has(address)) continue
    const source = await read(address)
    sizes.set(address, gzipSync(source, { level: 9 }).length)
    waiting.push(...importsOf(source, address))
  }
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const bySize = [...sizes].sort(([, a], [, b]) => b - a)
  return [
    {
      what: 'first page, JavaScript (gzip)',
      value: total / 1000,
      unit: 'kB',
      target: { limit, direction: 'at most' },
      note: `${sizes.size} files; inline in the page ${(gzipSync(inline.join('')).length / 1000).toFixed(1)} kB more`,
    },
    ...bySize.map(
      ([address, size]): Figure => ({
        what: `  ${address.replace('/assets/', '')}`,
        value: size / 1000,
        unit: 'kB',
      }),
    ),
  ]
}

/** Scripts and module preloads of a page, and the modules that its inline scripts import. */
function scriptsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.js)"/g)]
  const imported = [...html.matchAll(/\bimport\s*(?:[\w*{}\s,]+from\s*)?["']([^"']+\.js)["']/g)]
  const late = [...html.matchAll(/\bimport\(\s*["']([^"']+\.js)["']\s*\)/g)]
  return [...new Set([...named, ...imported, ...late].map(([, address = '']) => address))]
}

/** Static imports alone: what is imported on demand is loaded when it is needed. */
function importsOf(source: string, from: string): string[] {
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)
  return [...found].map(([, address = '']) => new URL(address, `http://base${from}`).pathname)
}
