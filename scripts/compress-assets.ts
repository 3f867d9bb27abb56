// Writes a brotli and a gzip copy beside each built file of the browser, which the server then sends unchanged.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PROJECT } from './steps.mjs'

const folder = `${PROJECT}build/client/assets/`

/** Pictures and fonts are compressed already. */
const compressible = /\.(m?js|css|svg|json|webmanifest|wasm)$/

/** Below this size compression costs more than it saves. */
const smallest = 600

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

async function compress(name: string): Promise<void> {
  const body = await readFile(folder + name)
  if (body.length < smallest) return
  const params = {
    // The first paint waits for a style sheet, so it alone is worth the slowest and smallest.
    [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.css') ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  await writeFile(`${folder}${name}.br`, await brotliOf(body, { params }))
  await writeFile(`${folder}${name}.gz`, await gzipOf(body, { level: 9 }))
}

const names = (await readdir(folder)).filter(name => compressible.test(name))
await Promise.all(names.map(compress))
