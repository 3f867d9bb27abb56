import type { MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useHeldFocus } from './held-focus.ts'

type Probed = { handlers?: ReturnType<typeof useHeldFocus>; onClick: () => void }

function Probe({ probed }: { probed: Probed }) {
  probed.handlers = useHeldFocus({ onClick: probed.onClick })
  return null
}

/** What happens, in order, when a button is pressed and released while something else has the focus. */
function press(focused: string | null, { released = true, pressed = true } = {}): string[] {
  const happened: string[] = []
  const probed: Probed = { onClick: () => happened.push('click') }
  renderToStaticMarkup(<Probe probed={probed} />)
  const { handlers } = probed
  const event = {
    preventDefault: () => happened.push('held'),
    currentTarget: {
      ownerDocument: { activeElement: focused && { tagName: focused } },
      focus: () => happened.push('focus'),
    },
  } as unknown as MouseEvent<HTMLElement>
  if (pressed) handlers?.onMouseDown(event)
  if (released) handlers?.onClick(event)
  return happened
}

it.each(['INPUT', 'SELECT', 'TEXTAREA'])(
  'a press leaves the field with the click and not before: %s',
  tag => {
    expect(press(tag)).toEqual(['held', 'focus', 'click'])
  },
)

it.each(['BUTTON', 'BODY', null])('where no field is left, nothing is held: %s', tag => {
  expect(press(tag)).toEqual(['click'])
})

it('a press that is released elsewhere leaves the field alone', () => {
  expect(press('INPUT', { released: false })).toEqual(['held'])
})

it('Enter in a field presses the button and stays in the field', () => {
  expect(press('INPUT', { pressed: false })).toEqual(['click'])
})
