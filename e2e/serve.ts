// Serves the demo on an empty data folder that goes away with the server.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'quorum-e2e-'))
// When the tests run as root, the database runs as another user, who must be able to enter.
chmodSync(folder, 0o755)
process.env.DATA_DIR = folder
process.env.APP_MODE = 'demo'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('#server/main.ts')
