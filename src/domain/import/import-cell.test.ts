import { expect, it } from 'vitest'
import {
  dayOfSerial,
  isUnreadable,
  readDay,
  readEmail,
  readMiddleName,
  readName,
  readRole,
  restoreZeros,
  tidy,
} from './import-cell.ts'

it.each([
  ['17.04.1986', '1986-04-17'],
  ['7.4.1986', '1986-04-07'],
  ['17/04/1986', '1986-04-17'],
  ['17.04.15', '2015-04-17'],
  ['17.04.16', '1916-04-17'],
  ['17-04-1986', '1986-04-17'],
  ['17.04.1986 г.', '1986-04-17'],
  ['1986-04-17', '1986-04-17'],
  ['1986-04-17T00:00:00.000Z', '1986-04-17'],
  ['1986-04-17 00:00:00', '1986-04-17'],
  ['31519', '1986-04-17'],
  ['31519.0', '1986-04-17'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', null],
  ['17.13.1986', null],
  ['17.04.86', '1986-04-17'],
  ['5.3.81', '1981-03-05'],
  ['1.2.03', '2003-02-01'],
  ['12 марта 1980', '1980-03-12'],
  ['9 мая 1985 г.', '1985-05-09'],
  ['1 июня 1990 года', '1990-06-01'],
  ['12 March 1980', '1980-03-12'],
  ['31 февраля 1980', null],
  ['12 понедельник 1980', null],
  ['17.13.86', null],
  ['апрель 1986', null],
  ['99999', null],
  ['0000', null],
  ['', null],
])('day %j is %j', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

it.each([
  ['anna@bank.example', 'anna@bank.example'],
  ['anna@bank.example; ', 'anna@bank.example'],
  ['anna@bank.example,', 'anna@bank.example'],
  ['mailto:anna@bank.example', 'anna@bank.example'],
  ['Анна Орлова <anna@bank.example>', 'anna@bank.example'],
  ['anna@bank.example; pr@bank.example', 'anna@bank.example; pr@bank.example'],
  ['нет', 'нет'],
])('address %j is %j', (typed, address) => {
  expect(readEmail(typed)).toBe(address)
})

it.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  // A 29 February that did not exist is taken for the last day that did.
  [60, '1900-02-28'],
  [61, '1900-03-01'],
  [36_526, '2000-01-01'],
  [31_519.75, '1986-04-17'],
  [0, null],
  [73_050, '2099-12-31'],
  [73_051, null],
  [Number.NaN, null],
])('serial number %d is %j', (serial, day) => {
  expect(dayOfSerial(serial)).toBe(day)
})

it.each([
  ['ОРЛОВА', 'Орлова'],
  ['ОРЛОВА-СОМОВА', 'Орлова-Сомова'],
  ['Орлова', 'Орлова'],
  ['Ли', 'Ли'],
  ['ЛИ', 'ЛИ'],
  ["O'NEILL", "O'Neill"],
])('name %j is %j', (typed, name) => {
  expect(readName(typed)).toBe(name)
})

it.each([
  ['Сергеевна', 'Сергеевна'],
  ['нет', '—'],
  ['-', '—'],
  ['None', '—'],
])('middle name %j is %j', (typed, name) => {
  expect(readMiddleName(typed)).toBe(name)
})

it.each([
  ['Участник', 'participant'],
  ['СПИКЕР', 'speaker'],
  ['speaker', 'speaker'],
  ['Представитель СМИ', 'media'],
  ['Водитель', null],
  ['координатор', null],
])('role %j is %j', (typed, role) => {
  expect(readRole(typed)).toBe(role)
})

it.each<[string, boolean, number[], string]>([
  ['405', true, [4], '0405'],
  ['405', false, [4], '405'],
  ['799001175', true, [10, 12], '0799001175'],
  ['7707083893', true, [10, 12], '7707083893'],
  ['50000000001', true, [10, 12], '050000000001'],
  ['12345678', true, [4], '12345678'],
])('zeros of %s (a number: %s) within %j: %s', (text, numeric, lengths, whole) => {
  expect(restoreZeros(numeric ? { text, numeric } : { text }, lengths)).toBe(whole)
})

it('tidies spaces, line breaks and signs that nobody sees', () => {
  expect(tidy('\ufeff Орлова\u00a0 \r\nМария\u200b ')).toBe('Орлова Мария')
})

it.each([
  ['\u0098\u0098я', true],
  ['Щукин\0', true],
  ['Щу\ufffdин', true],
  ['Щукин\u001b[1m', true],
  ['Щукин\u007f', true],
  ['Щукин\tЮрий\r\nИльич\v', false],
  ['Щу\u00adкин\u200b «Müller» № 7…', false],
  ['', false],
])('%j has characters that are no letters: %s', (text, unreadable) => {
  expect(isUnreadable(text)).toBe(unreadable)
})
