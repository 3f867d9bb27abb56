import { expect, test } from 'vitest'
import { chatFileName } from './chat-file-name.ts'

test.each([
  ['Схема проезда.PDF', 'application/pdf', 'Схема проезда.pdf'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['plan.pdf.exe', 'application/pdf', 'plan.pdf.exe.pdf'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['list.csv', 'text/plain', 'list.csv'],
  ['C:\\Users\\Мария\\счёт.docx', 'image/png', 'счёт.docx.png'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['a\u202efdp.exe', 'image/jpeg', 'afdp.exe.jpg'],
  ['a\r\nSet-Cookie: x=1.txt', 'text/plain', 'aSet-Cookie x=1.txt'],
  ['.htaccess', 'text/plain', 'htaccess.txt'],
  // A word that is no ending, and an ending without a word.
  ['png', 'image/png', 'png.png'],
  ['.png', 'image/png', 'file.png'],
  ['   ', 'image/png', 'file.png'],
  [null, 'image/png', 'file.png'],
  [`${'я'.repeat(300)}.png`, 'image/png', `${'я'.repeat(114)}.png`],
] as const)('%j of %s is %j', (given, type, expected) => {
  expect(chatFileName(given, type)).toBe(expected)
})
