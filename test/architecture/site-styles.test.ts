import { expect, test } from 'vitest'
import { unstyledFiles } from './site-styles.ts'

const sheet = {
  path: 'src/web/styles/site.css',
  text: '@source "../{site,kit/demo}/**/*.tsx";\n@source "../ui/{avatar,prose}.tsx";\n@source "../root.tsx";\n',
}
const drawing = (specifier: string) => [
  sheet,
  { path: 'src/web/site/pages/news-page.tsx', text: `import { x } from '${specifier}'\n` },
]
const file = (path: string, text = '') => ({ path: `src/web/${path}`, text })

test.each([
  [[...drawing('#web/ui/dialog.tsx'), file('ui/dialog.tsx')]],
  [[...drawing('#web/kit/frame/shell.tsx'), file('kit/frame/shell.tsx')]],
  [
    [
      ...drawing('#web/kit/demo/line.tsx'),
      file('kit/demo/line.tsx', "export { y } from '../frame/shell.tsx'\n"),
      file('kit/frame/shell.tsx'),
    ],
  ],
])('a file whose classes would be missing', files => {
  expect(unstyledFiles(files)).toEqual([
    expect.stringMatching(/^src\/web\/(ui\/dialog|kit\/frame\/shell)\.tsx /),
  ])
})

test.each([
  [[...drawing('#web/ui/prose.tsx'), file('ui/prose.tsx')]],
  [[...drawing('#web/kit/dates/day-words.ts'), file('kit/dates/day-words.ts')]],
  [[...drawing('#web/ui/prose.tsx'), file('ui/prose.tsx'), file('ui/dialog.tsx')]],
])('all classes are there', files => {
  expect(unstyledFiles(files)).toEqual([])
})
