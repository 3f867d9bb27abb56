import { describe, expect, it, test } from 'vitest'
import { drawVenuePlan, isPlanLine, kilometresTo, type PlanPlace, walkMinutes } from './venue-plan.ts'

const place = (number: number, east: number, north: number): PlanPlace => ({
  number,
  east,
  north,
  kind: 'hotel',
})

test.each([
  [0, 0, 1, 1],
  [640, 0, 8, 1],
  [-300, 400, 6, 1],
  [0, 3500, 44, 4],
  [0, -3501, null, 4],
  [-6500, 6300, null, 9],
])('%i m east and %i m north are %s minutes on foot and %i km', (east, north, minutes, kilometres) => {
  expect(walkMinutes({ east, north })).toBe(minutes)
  expect(kilometresTo({ east, north })).toBe(kilometres)
})

test('streets, railways and shores are lines', () => {
  expect(['street', 'railway', 'shore', 'parking', null].map(isPlanLine)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
})

describe('the plan', () => {
  it.each([
    ['nothing at all', []],
    ['only what is far away', [place(1, 9000, 0)]],
  ])('of %s is not drawn', (_, places) => {
    expect(drawVenuePlan(places, [])).toBeNull()
  })

  it('draws what is just within a walk, and points to what is a metre beyond it', () => {
    const plan = drawVenuePlan([place(1, 0, 3500), place(2, 0, -3501)], [])
    expect(plan?.marks.map(({ number }) => number)).toEqual([1])
    expect(plan?.beyond.map(({ number }) => number)).toEqual([2])
  })

  it('keeps everything near inside, north up and to one scale', () => {
    const plan = drawVenuePlan([place(1, 1000, 0), place(2, 0, 1000), place(3, -600, -800)], [])
    const [east, north, south] = plan?.marks ?? []
    expect(east?.x).toBeGreaterThan(plan?.venue.x ?? 0)
    expect(east?.y).toBe(plan?.venue.y)
    expect(north?.y).toBeLessThan(plan?.venue.y ?? 0)
    expect((east?.x ?? 0) - (plan?.venue.x ?? 0)).toBeCloseTo((plan?.venue.y ?? 0) - (north?.y ?? 0), 0)
    // Twelve and a half minutes away, so between the first two rings.
    const reach = Math.hypot((south?.x ?? 0) - (plan?.venue.x ?? 0), (south?.y ?? 0) - (plan?.venue.y ?? 0))
    expect(reach).toBeCloseTo((plan?.rings[0]?.radius ?? 0) * 1.25, 0)
    for (const { x, y } of plan?.marks ?? []) {
      expect(x).toBeGreaterThanOrEqual(34)
      expect(x).toBeLessThanOrEqual(566)
      expect(y).toBeGreaterThanOrEqual(34)
      expect(y).toBeLessThanOrEqual((plan?.height ?? 0) - 34)
    }
  })

  it.each([
    [9000, 0, 90],
    [0, 9000, 0],
    [-9000, 0, -90],
    [5000, -5000, 135],
  ])('points to %i, %i from its edge', (east, north, angle) => {
    const plan = drawVenuePlan([place(1, 500, 500), place(2, east, north)], [])
    expect(plan?.marks.map(({ number }) => number)).toEqual([1])
    expect(plan?.beyond).toMatchObject([{ number: 2, angle }])
    const { x = 0, y = 0 } = plan?.beyond[0] ?? {}
    const [right, bottom] = [(plan?.width ?? 0) - 34, (plan?.height ?? 0) - 34]
    expect([34, right].includes(Math.round(x)) || [34, bottom].includes(Math.round(y))).toBe(true)
  })

  it('keeps marks that lie together apart, near and at the edge', () => {
    const places = [place(1, 1500, 1500), place(2, 1500, 1500), place(3, 1520, 1480), place(4, -900, -900)]
    const far = [place(5, -9000, 9000), place(6, -8000, 8000)]
    const plan = drawVenuePlan([...places, ...far], [])
    const spots = [...(plan?.marks ?? []), ...(plan?.beyond ?? [])]
    expect(spots).toHaveLength(6)
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36)
  })

  it('sets marks at the edge one below the other, and upwards where there is no room below', () => {
    const far = (number: number, north: number) => place(number, -9000, north)
    const plan = drawVenuePlan(
      [place(1, 700, 600), place(2, 600, -700), ...[3, 4, 5].map(number => far(number, 3000))].concat(
        [6, 7].map(number => far(number, -4000)),
      ),
      [],
    )
    expect(plan?.beyond.map(({ number, x, y }) => `${number}: ${x} ${y}`)).toMatchInlineSnapshot(`
      [
        "3: 34 260.7",
        "4: 34 314.7",
        "5: 34 368.7",
        "6: 34 185.8",
        "7: 34 131.8",
      ]
    `)
  })

  it('names a street where no mark hides the name', () => {
    const street = {
      type: 'street',
      name: 'Street',
      from: { east: -900, north: 0 },
      to: { east: 900, north: 0 },
    } as const
    const plan = drawVenuePlan([place(1, -600, 0), place(2, 900, 900)], [street])
    const label = plan?.lines[0]?.label.x ?? 0
    expect(label).toBeGreaterThan((plan?.venue.x ?? 0) + 40)
  })

  it.each([
    ['west', { east: -800, north: -500 }, { east: -800, north: 500 }],
    ['west, drawn the other way round', { east: -800, north: 500 }, { east: -800, north: -500 }],
  ])('has the water on the far side of a shore in the %s', (_, from, to) => {
    const plan = drawVenuePlan([place(1, 500, 0)], [{ type: 'shore', name: 'Shore', from, to }])
    const shore = plan?.lines[0]?.from.x ?? 0
    const [, , third, fourth] = plan?.water[0] ?? []
    expect(third?.x).toBeLessThan(shore)
    expect(fourth?.x).toBeLessThan(shore)
  })
})
