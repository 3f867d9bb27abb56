import { describe, expect, it } from 'vitest'
import { judgeProse } from '#domain/content/prose-cost.ts'
import { plainText, renderProse } from './render-prose.ts'

const en = (markdown: string) => renderProse(markdown, 'en')

describe('renderProse', () => {
  it.each([
    ['', ''],
    ['  \n ', ''],
    ['One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['Write to a@forum.example', '<p>Write to <a href="mailto:a@forum.example">a@forum.example</a></p>'],
    ['**b** *i* `c`', '<p><strong>b</strong> <em>i</em> <code>c</code></p>'],
  ])('%j', (markdown, html) => {
    expect(en(markdown)).toBe(html)
  })

  it.each([
    ['# A', '<h2>A</h2>'],
    ['## A', '<h2>A</h2>'],
    ['### A\n\n#### B', '<h2>A</h2>\n<h3>B</h3>'],
    ['# A\n\n## B\n\n# C', '<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>'],
    ['## A\n\n##### B', '<h2>A</h2>\n<h3>B</h3>'],
    ['### A\n\n# B', '<h2>A</h2>\n<h2>B</h2>'],
    ['A\n===', '<h2>A</h2>'],
  ])('headings of %j', (markdown, html) => {
    expect(en(markdown)).toBe(html)
  })

  it.each([
    ['/program', '/program', '/en/program'],
    ['/program?a=1&b=2', '/program?a=1&amp;b=2', '/en/program?a=1&amp;b=2'],
    ['mailto:a@forum.example', 'mailto:a@forum.example', 'mailto:a@forum.example'],
    ['tel:+78000001820', 'tel:+78000001820', 'tel:+78000001820'],
    ['#fee', '#fee', '#fee'],
  ])('links to %s', (address, russian, english) => {
    expect(renderProse(`[x](${address})`, 'ru')).toBe(`<p><a href="${russian}">x</a></p>`)
    expect(en(`[x](${address})`)).toBe(`<p><a href="${english}">x</a></p>`)
  })

  it('marks links that lead away', () => {
    expect(en('[x](https://else.example/a "t")')).toBe(
      '<p><a href="https://else.example/a" rel="noopener nofollow">x</a></p>',
    )
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](data:text/html,1)',
    '[x](vbscript:1)',
    '[x](http://else.example)',
    '[x](//else.example)',
    '[x](https:else.example)',
    '[x](ftp://else.example)',
    '[x](tel:javascript)',
    '[x][1]\n\n[1]: javascript:1',
  ])('%s is no link', markdown => {
    expect(en(markdown)).toContain('x')
    expect(en(markdown)).not.toMatch(/<a|href=/)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '<a href="javascript:1">x</a>',
    '`<a href="javascript:1">`x`</a>`',
    '![<img src=x>](x)',
    '![" onerror="alert(1)](x "y")',
    '[x](/a"onclick="alert(1))',
    '[x](</a" onclick="alert(1)>)',
    '[x](mailto:"onclick=1)',
    '[a](https://e.example/"><script>)',
    '<javascript:alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%s comes out as text', markdown => {
    const tags = en(markdown).match(/<[^>]*>/g) ?? []
    for (const tag of tags)
      expect(tag).toMatch(
        /^<\/?(?:p|code|a)>$|^<a href="(?:\/|mailto:|https:)[^"<>]*"(?: rel="noopener nofollow")?>$/,
      )
  })

  it('leaves pictures out for their description', () => {
    expect(en('![A hall](https://else.example/x.png)')).toBe('<p>A hall</p>')
  })
})

describe('plainText', () => {
  it.each([
    ['One **two**.\n\n- three\n- four', 'One two. three four'],
    ['1 < 2 & "x"', '1 < 2 & "x"'],
    ['[x](https://else.example) y', 'x y'],
    ['&lt;b&gt;', '<b>'],
  ])('%j', (markdown, text) => {
    expect(plainText(en(markdown))).toBe(text)
  })
})

describe('what would take too long', () => {
  it.each(['_a*', '>', '[](', '- '])('%j repeated comes out as plain paragraphs, at once', unit => {
    const hostile = `${unit.repeat(Math.floor(29_000 / unit.length))}<b>\n\nlast`
    expect(cost(hostile)).toBeLessThan(150)
    expect(en(hostile)).toMatch(/&lt;b&gt;<\/p>\n<p>last<\/p>$/)
    expect(en(hostile).match(/<[^>]*>/g)).toEqual(['<p>', '</p>', '<p>', '</p>'])
  })
})

/** The most of a unit that passes, at most 30,000 characters. */
function most(write: (times: number) => string): string {
  let [low, high] = [0, 3000]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const text = write(middle)
    if (text.length <= 30_000 && judgeProse(text).ok) low = middle
    else high = middle - 1
  }
  return write(low)
}

/** Milliseconds of the processor's time, the least of up to three tries; what passed the rule before took up to a minute. */
function cost(markdown: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least > 50; tries += 1) {
    const before = process.cpuUsage()
    renderProse(markdown, 'en')
    least = Math.min(least, process.cpuUsage(before).user / 1000)
  }
  return least
}

const signs = [...'!"#&\'()*+-.:<=>@[\\]_`~a1 \n\t']
const hostile = [...'*<[_`=\n']

describe('whatever passes the rule of its cost is rendered quickly', () => {
  cost('a *b* [c](d)\n\n'.repeat(300))

  it.each(signs)('repetitions of %j, alone and with another', sign => {
    for (const other of ['', ...hostile]) {
      const unit = sign + other
      const paragraph = `${unit.repeat(Math.floor(90 / unit.length))}\n\n`
      const texts = [
        most(times => unit.repeat(times)),
        most(times => paragraph.repeat(times)),
        most(times => `- - - - - ${`${unit}\n`.repeat(times)}`),
        most(times => `> > - ${unit}\n`.repeat(times)),
      ]
      // Thrice what the slowest takes on an idle machine.
      for (const text of texts) expect(cost(text), JSON.stringify(text.slice(0, 40))).toBeLessThan(150)
    }
  })
})
