import { describe, expect, it } from 'vitest'
import { pictureOf, stepByKey, stepBySwipe } from './lightbox-step.ts'
import { downloadName } from './picture-address.ts'

describe('stepByKey among five', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['PageDown', 2, 3],
    ['PageUp', 2, 1],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Escape', 1, null],
    ['Tab', 1, null],
    ['a', 1, null],
  ])('%s at %i', (key, at, expected) => {
    expect(stepByKey(key, at, 5)).toBe(expected)
  })
})

describe('stepBySwipe', () => {
  it.each([
    [-120, 10, 1],
    [120, -10, -1],
    [-47, 0, 0],
    [-60, 50, 0],
    [5, 200, 0],
    [0, 0, 0],
  ])('%i across and %i down', (across, down, expected) => {
    expect(stepBySwipe(across, down)).toBe(expected)
  })
})

describe('pictureOf five', () => {
  it.each([
    [null, null],
    ['1', 0],
    ['5', 4],
    ['6', null],
    ['0', null],
    ['-1', null],
    ['1e1', null],
    ['01', null],
    ['', null],
    ['999999', null],
  ])('%j', (parameter, expected) => {
    expect(pictureOf(parameter, 5)).toBe(expected)
  })
})

it('names a download after the picture', () => {
  expect(downloadName('drawn/photograph/forum-2024-3.webp')).toBe('forum-2024-3.jpg')
})
