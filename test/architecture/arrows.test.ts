import { expect, test } from 'vitest'
import { cycles, wrongArrows } from './arrows.ts'

const importing = (path: string, specifier: string) => [{ path, text: `import { x } from '${specifier}'\n` }]

test.each([
  ['src/domain/invoice/vat.ts', '#contract/invoice.ts'],
  ['src/domain/invoice/vat.ts', '../../server/config.ts'],
  ['src/domain/invoice/vat.ts', 'zod'],
  ['src/domain/invoice/vat.ts', 'node:crypto'],
  ['src/contract/invoice.ts', '#server/config.ts'],
  ['src/contract/invoice.ts', '#web/paths.ts'],
  ['src/contract/invoice.ts', 'react'],
  ['src/messages/error-sentence.ts', '#contract/invoice.ts'],
  ['src/server/http/limits.ts', '#web/paths.ts'],
  ['src/web/account/invoice/form.tsx', '#server/config.ts'],
  ['src/web/ui/button.tsx', '#web/kit/session/store.ts'],
  ['src/web/ui/button.tsx', '#domain/invoice/vat.ts'],
  ['src/web/ui/button.tsx', '#messages'],
  ['src/web/ui/button.tsx', 'react-router'],
  ['src/server/persistence/database.ts', '#server/embedded/embedded-postgres.ts'],
  ['src/server/embedded/embedded-server.ts', '#server/persistence/database.ts'],
  ['src/server/persistence/invoice-queries.ts', '#server/usecases/invoice/issue-invoice.ts'],
  ['src/server/adapters/sms/gateway.ts', '#server/http/errors.ts'],
  ['src/server/usecases/invoice/issue-invoice.ts', '../../http/errors.ts'],
  ['src/server/usecases/invoice/issue-invoice.ts', '#server/app.ts'],
  ['src/server/jobs/remind.ts', '#server/http/errors.ts'],
])('%s must not import %s', (path, specifier) => {
  expect(wrongArrows(importing(path, specifier))).toEqual([
    expect.stringMatching(/^src\/\S+ imports \S+: .{20,}/),
  ])
})

test.each([
  ['src/domain/invoice/vat.ts', '../money/kopecks.ts'],
  ['src/domain/invoice/vat.test.ts', 'vitest'],
  ['src/domain/invoice/vat.test.ts', '#test/factories/invoice.ts'],
  ['src/contract/phone.ts', 'libphonenumber-js/max'],
  ['src/contract/phone.ts', '#domain/company/inn.ts'],
  ['src/server/usecases/invoice/issue-invoice.ts', '#server/persistence/invoice-queries.ts'],
  ['src/server/http/server.ts', '#server/usecases/invoice/issue-invoice.ts'],
  ['src/server/main.ts', './app.ts'],
  ['src/server/app.ts', '#server/http/server.ts'],
  ['src/web/ui/hero.tsx', '#domain/guilloche/draw.ts'],
  ['src/web/ui/hero.tsx', '../styles/hero.css'],
  ['src/web/account/payment/page.tsx', '#web/account/invoice/form.tsx'],
])('%s may import %s', (path, specifier) => {
  expect(wrongArrows(importing(path, specifier))).toEqual([])
})

test.each([
  ["import '#web/paths.ts'"],
  ["import type { Path } from '#web/paths.ts'"],
  ["import paths, { type Path } from '#web/paths.ts'"],
  ["import * as paths from '#web/paths.ts'"],
  ["import {\n  type Path,\n  paths,\n} from '#web/paths.ts'"],
  ["export { paths } from '#web/paths.ts'"],
  ["export * from '#web/paths.ts'"],
  ["const paths = await import('#web/paths.ts')"],
])('no way of writing an import escapes: %s', text => {
  expect(wrongArrows([{ path: 'src/server/config.ts', text: `const a = 1\n${text}\n` }])).toHaveLength(1)
})

test('an import in a comment or a string is none', () => {
  const text =
    "// import '#web/paths.ts'\n/*\nimport '#web/paths.ts'\n*/\nconst url = 'http://x' // import '#web/paths.ts'\n"
  expect(wrongArrows([{ path: 'src/server/config.ts', text }])).toEqual([])
})

test('a knot of files is found once and told whole', () => {
  const files = [
    { path: 'src/domain/a.ts', text: "import { b } from './b.ts'\n" },
    { path: 'src/domain/b.ts', text: "import { c } from '#domain/c.ts'\n" },
    { path: 'src/domain/c.ts', text: "import type { A } from './a.ts'\n" },
    { path: 'src/domain/d.ts', text: "import { a } from './a.ts'\nimport { c } from './c.ts'\n" },
  ]
  expect(cycles(files)).toEqual([
    'src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts -> src/domain/a.ts: move what both need to a file of its own',
  ])
  expect(cycles(files.slice(0, 2))).toEqual([])
})
