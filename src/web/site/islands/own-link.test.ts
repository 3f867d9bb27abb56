import { describe, expect, it } from 'vitest'
import { routerPath } from './own-link.ts'

const here = new URL('https://forum.example/en?x=1')
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const link = (href: string) => ({ href, target: '', download: '' })

describe('a plain click on a link of ours', () => {
  it.each([
    ['https://forum.example/en/program', '/en/program'],
    ['https://forum.example/en/program?day=2#h', '/en/program?day=2#h'],
    ['https://other.example/en/program', null],
    ['http://forum.example/en/program', null],
    ['mailto:support@forum.example', null],
    ['tel:+78005550126', null],
    ['https://forum.example/en#fee', null],
  ])('%s', (href, expected) => {
    expect(routerPath(click, link(href), here)).toBe(expected)
  })
})

describe('a click that is the browser’s', () => {
  it.each([
    ['a middle button', { button: 1 }],
    ['with ctrl', { ctrlKey: true }],
    ['with command', { metaKey: true }],
    ['with shift', { shiftKey: true }],
    ['with alt', { altKey: true }],
    ['already handled', { defaultPrevented: true }],
  ])('%s', (_, change) => {
    expect(routerPath({ ...click, ...change }, link('https://forum.example/en/program'), here)).toBeNull()
  })

  it('a new tab or a download', () => {
    const target = link('https://forum.example/en/program.pdf')
    expect(routerPath(click, { ...target, target: '_blank' }, here)).toBeNull()
    expect(routerPath(click, { ...target, download: 'a' }, here)).toBeNull()
  })
})
