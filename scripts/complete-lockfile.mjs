// npm omits an optional package for another platform from package-lock.json when the registry at hand lacks it, and `npm ci` then refuses the
// lockfile (https://github.com/npm/cli/issues/9846). Run this after each `npm install` to add the missing entries; with --check it only reports them.
import { readFileSync, writeFileSync } from 'node:fs'
import { fail, PROJECT } from './steps.mjs'

const FILE = `${PROJECT}package-lock.json`
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lockfile = JSON.parse(readFileSync(FILE, 'utf8'))
const packages = lockfile.packages
const missing = Object.entries(packages).flatMap(([path, { dev, optionalDependencies }]) =>
  Object.entries(optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ name, version, dev })),
)

if (missing.length === 0) process.exit(0)
if (process.argv.includes('--check')) {
  fail(
    `package-lock.json lacks ${missing.map(({ name }) => name).join(', ')}: run "node scripts/complete-lockfile.mjs".`,
  )
}
for (const { name, version, dev } of missing) {
  // The parent package pins a platform's package; a version range could not be resolved without the registry.
  if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
    fail(`${name} is wanted as ${version}: its version cannot be told without a registry.`)
  packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), ...platformOf(name) }
}
const { '': root, ...others } = packages
lockfile.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'))),
}
writeFileSync(FILE, `${JSON.stringify(lockfile, undefined, 2)}\n`)
console.log(`Added ${missing.length} packages to package-lock.json.`)

/** Whether Node, looking upwards from that package, would find one with this name. */
function isLocked(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (base === '') return false
  }
}

/** The platform of such a package, which is also part of its name. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const [cpu, os] = [PROCESSORS, SYSTEMS].map(known => words.filter(word => known.includes(word)))
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
