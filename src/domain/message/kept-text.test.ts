import { expect, test } from 'vitest'
import { keepsText, sentTextKept } from './kept-text.ts'

test.each([
  ['approved', 'application', 'notice', true],
  ['payment_invoice_issued', 'payment', 'answer', true],
  ['group_changed', 'group', 'notice', true],
  // A link by which its reader acts as the person.
  ['confirmation_link', 'application', 'answer', false],
  ['login_code', 'account', 'code', false],
  ['login_code', 'application', 'code', false],
  ['organiser_invited', 'account', 'notice', false],
  // Only security may read its own reasons.
  ['passport_failed', 'passport', 'notice', false],
  ['assistant_granted', 'assistant', 'notice', false],
])('the text of %s about the %s (%s): kept %s', (template, about, urgency, kept) => {
  expect(keepsText({ template, about, urgency })).toBe(kept)
})

test('a text that is kept is wiped after ninety days', () => {
  const sent = Date.parse('2026-01-01T00:00:00Z')
  expect(new Date(sent + sentTextKept).toISOString()).toBe('2026-04-01T00:00:00.000Z')
})
