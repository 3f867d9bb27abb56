import { expect, test } from 'vitest'
import { anchorOf, documentFaults } from '../../scripts/document-faults.ts'

const existing = [
  'README.md',
  'docs/glossary.md',
  'docs/home.png',
  'src/domain',
  'src/server/usecases/*/*.ts',
  'docs/decisions/*-*.md',
]
const project = {
  has: (pattern: string) => existing.includes(pattern),
  anchorsOf: () => ['first-start'],
  npmScripts: ['start', 'check'],
}

test.each([
  ['[a](docs/glossary.md) and `src/domain/` and `docs/decisions/NNN-*.md`'],
  ['`src/server/usecases/<noun>/<verb>.ts`, `build/client`, `npm start`, `npm run check`, `npm ci`'],
  [
    '[a](#first-start) [b](docs/glossary.md#first-start) [c](https://example.org/docs/x.md) ![d](docs/home.png "Home")',
  ],
])('right: %s', text => {
  const loose = {
    ...project,
    has: (pattern: string) => project.has(pattern) || pattern === 'src/server/usecases/*/*.ts',
  }
  expect(documentFaults('README.md', text, loose)).toEqual([])
})

test.each([
  ['[a](docs/gone.md)', 'links to docs/gone.md'],
  ['![a](docs/gone.png)', 'links to docs/gone.png'],
  ['<img src="docs/gone.png">', 'links to docs/gone.png'],
  ['[a](docs/glossary.md#nowhere)', 'no such heading'],
  ['see `src/domain/gone.ts`', 'cites src/domain/gone.ts'],
  ['see `vite.config.ts`.', 'cites vite.config.ts'],
  ['```sh\nnpm run gone\n```', 'cites npm run gone'],
  ['`npm test`', 'cites npm run test'],
])('wrong: %s', (text, fault) => {
  expect(documentFaults('README.md', text, project)).toEqual([expect.stringContaining(fault)])
})

test('a link is read from where its document stands', () => {
  expect(documentFaults('docs/operations.md', '[a](glossary.md) [b](../README.md)', project)).toEqual([])
  expect(documentFaults('docs/operations.md', '[a](docs/glossary.md)', project)).toHaveLength(1)
})

test('headings in both alphabets have anchors', () => {
  expect(anchorOf('First start: 2 commands')).toBe('first-start-2-commands')
  expect(anchorOf('Первый запуск')).toBe('первый-запуск')
})
