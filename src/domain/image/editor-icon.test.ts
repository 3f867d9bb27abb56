import { expect, it } from 'vitest'
import { isEditorIcon } from './editor-icon.ts'

it('takes names of its own list alone: any other would be a picture that is not there', () => {
  expect(isEditorIcon('award')).toBe(true)
  expect(['skull', 'Award', '', 'toString'].some(isEditorIcon)).toBe(false)
})
