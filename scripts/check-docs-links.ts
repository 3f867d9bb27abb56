// Finds cited paths and commands that no longer exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { anchorOf, documentFaults } from './document-faults.ts'
import { PROJECT } from './steps.mjs'

const documents = globSync(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/**/*.md'], {
  cwd: PROJECT,
}).sort()
const { scripts } = JSON.parse(readFileSync(`${PROJECT}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}

const faults = documents.flatMap(path =>
  documentFaults(path, readFileSync(PROJECT + path, 'utf8'), {
    has: pattern =>
      existsSync(PROJECT + decodeURIComponent(pattern)) || globSync(pattern, { cwd: PROJECT }).length > 0,
    anchorsOf: page =>
      [...readFileSync(PROJECT + page, 'utf8').matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) =>
        anchorOf(heading),
      ),
    npmScripts: Object.keys(scripts),
  }),
)

for (const fault of faults) console.error(fault)
console.log(`${documents.length} documents, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
