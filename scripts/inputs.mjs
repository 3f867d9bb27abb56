// Tells whether build/ was made from the present files.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { PROJECT } from './steps.mjs'

const RECORD = `${PROJECT}build/.inputs`
/** Everything that a build depends on. The server runs from its sources and needs no build. */
const INPUTS = [
  'src',
  'messages',
  'content',
  'public',
  'project.inlang/settings.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite',
  'vite.config.ts',
  'vite.site.config.ts',
  'react-router.config.ts',
  'scripts/compress-assets.ts',
  'scripts/generate.ts',
]
const NOT_INPUTS = /^src\/server\/|^src\/messages\/compiled(?:-by-name)?\/|\.test\.tsx?$/

/** Hash of the names and contents of all inputs. */
export function inputsHash() {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap(filesUnder).sort()) {
    if (NOT_INPUTS.test(path)) continue
    const content = readFileSync(PROJECT + path)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

export function isBuilt() {
  return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === inputsHash()
}

/** Takes the hash from the start of the build, so that changes made meanwhile trigger another build. */
export function recordBuild(hash) {
  writeFileSync(RECORD, hash)
}

function filesUnder(path) {
  const found = statSync(PROJECT + path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(PROJECT + path).flatMap(name => filesUnder(`${path}/${name}`))
}
