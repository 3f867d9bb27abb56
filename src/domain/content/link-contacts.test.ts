import { expect, it } from 'vitest'
import { linkContacts } from './link-contacts.ts'

it.each([
  [
    '<p>пишите на press@forum.example.</p>',
    '<p>пишите на <a href="mailto:press@forum.example">press@forum.example</a>.</p>',
  ],
  [
    '<p>a.b+c@x-y.forum.example, d@e.fr</p>',
    '<p><a href="mailto:a.b+c@x-y.forum.example">a.b+c@x-y.forum.example</a>, <a href="mailto:d@e.fr">d@e.fr</a></p>',
  ],
  ['<li>+7 800 000-18-20</li>', '<li><a href="tel:+78000001820">+7 800 000-18-20</a></li>'],
  [
    '<p>+7\u00a0(800)\u00a0000-18-20</p>',
    '<p><a href="tel:+78000001820">+7\u00a0(800)\u00a0000-18-20</a></p>',
  ],
])('links what is bare in %s', (html, expected) => {
  expect(linkContacts(html)).toBe(expected)
})

it.each([
  '<p><a href="mailto:a@forum.example">a@forum.example</a></p>',
  '<p><a href="/x"><em>a@forum.example</em></a></p>',
  '<pre><code>a@forum.example</code></pre>',
  '<p><code>+7 800 000-18-20</code></p>',
  '<p>@forum, forum@, a@localhost</p>',
  '<p>+20% and +1000000, 18–20 February 2026</p>',
  '<p>8 800 000-18-20</p>',
  '',
])('leaves %s as it is', html => {
  expect(linkContacts(html)).toBe(html)
})

it('is done at once with a long text that is nearly an address', () => {
  const begun = performance.now()
  linkContacts(`<p>${'a.'.repeat(20_000)}@ ${'+1 '.repeat(20_000)}</p>`)
  expect(performance.now() - begun).toBeLessThan(500)
})
