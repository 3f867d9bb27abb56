import { expect, it } from 'vitest'
import { orderByName } from './invoice-order.ts'

it('lists people by name, ё with е and Latin names last, and leaves the list it was given', () => {
  const names = ['Яковлева Анна', 'Ёлкина Анна', 'Smith John', 'Жилина Анна', 'Елагина Анна']
  const lines = names.map(participantName => ({ participantName }))
  const listed = orderByName(lines).map(({ participantName }) => participantName)
  expect(listed).toEqual(['Елагина Анна', 'Ёлкина Анна', 'Жилина Анна', 'Яковлева Анна', 'Smith John'])
  expect(lines.map(({ participantName }) => participantName)).toEqual(names)
})
