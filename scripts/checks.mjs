// The steps that `npm test` and `npm run check` are made of.
import { runtimePath } from './runtime.mjs'
import { commandOf } from './steps.mjs'

const node = (name, ...args) => ({ name, program: runtimePath(), args })

/** These need only the sources. Generation comes first, because it makes the types of messages and routes. */
export function staticSteps() {
  return [
    node('Generate messages and route types', 'scripts/generate.ts'),
    node('Format and lint', commandOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'),
    node('Lockfile', 'scripts/complete-lockfile.mjs', '--check'),
    node('Types', commandOf('typescript', 'tsc'), '-p', '.', '--noEmit'),
    node('Messages in both languages', 'scripts/check-messages.ts'),
    node('What the documents cite', 'scripts/check-docs-links.ts'),
  ]
}

/** Vitest with the named projects, or with all. */
export function testStep(...projects) {
  const chosen = projects.flatMap(project => ['--project', project])
  const name = projects.length > 0 ? `Tests: ${projects.join(', ')}` : 'Tests on a real PostgreSQL'
  return node(name, commandOf('vitest', 'vitest'), 'run', ...chosen)
}

/** Before the tests: some of them start the built server. */
export function buildStep() {
  return node('Build', 'scripts/build.ts', '--quiet')
}

/** The browser's half of a rehearsal. */
export function browserRehearsalStep() {
  const playwright = commandOf('@playwright/test', 'playwright')
  return node('Rehearsal in the browser', playwright, 'test', '-c', 'playwright.rehearsal.config.ts')
}

export function journeyStep() {
  return node('Browser journeys', commandOf('@playwright/test', 'playwright'), 'test')
}
