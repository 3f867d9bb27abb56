import { expect, test } from 'vitest'
import { keepsText } from './kept-text.ts'

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
