import { expect, test } from 'vitest'
import { applyMark, changedStretch, type ProseMark } from './prose-edit.ts'

/** `[` and `]` mark the selection, `|` the caret. */
function read(marked: string) {
  const caret = marked.indexOf('|')
  if (caret >= 0) return { text: marked.replace('|', ''), start: caret, end: caret }
  const start = marked.indexOf('‹')
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 }
}

function write({ text, start, end }: { text: string; start: number; end: number }): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

test.each<[ProseMark, string, string]>([
  ['bold', 'Форум ‹в Сочи›.', 'Форум **‹в Сочи›**.'],
  ['bold', 'Форум **‹в Сочи›**.', 'Форум ‹в Сочи›.'],
  ['bold', 'Форум‹ в Сочи ›.', 'Форум **‹в Сочи›** .'],
  ['bold', 'Форум |', 'Форум **|**'],
  ['italic', 'Форум ‹в Сочи›.', 'Форум *‹в Сочи›*.'],
  ['italic', 'Форум *‹в Сочи›*.', 'Форум ‹в Сочи›.'],
  ['italic', '**‹Форум›**', '***‹Форум›***'],
  ['heading', 'Итоги|', '## Итоги|'],
  ['heading', '## Итоги|', 'Итоги|'],
  ['heading', 'Текст.\nИтоги|', 'Текст.\n\n## Итоги|'],
  ['list', '‹один\nдва›', '‹- один\n- два›'],
  ['list', '‹- один\n- два›', '‹один\nдва›'],
  ['list', '‹один\n\nдва›', '‹- один\n\n- два›'],
  ['list', '## Итоги|', '- Итоги|'],
  ['link', 'Вся ‹программа› здесь', 'Вся [программа](‹https://›) здесь'],
  ['link', 'Вся ‹/program›', 'Вся [|](/program)'],
  ['link', '|', '[|](https://)'],
])('%s makes of %j %j', (mark, before, after) => {
  expect(write(applyMark(mark, read(before)))).toBe(after)
})

test.each([
  ['Форум', '**Форум**', { from: 0, to: 5, inserted: '**Форум**' }],
  ['один два', 'один и два', { from: 5, to: 5, inserted: 'и ' }],
  ['один и два', 'один два', { from: 5, to: 7, inserted: '' }],
  ['аа', 'ааа', { from: 2, to: 2, inserted: 'а' }],
])('from %j to %j one stretch differs', (before, after, stretch) => {
  const found = changedStretch(before, after)
  expect(found).toEqual(stretch)
  expect(before.slice(0, found.from) + found.inserted + before.slice(found.to)).toBe(after)
})
