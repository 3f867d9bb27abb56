// The package's own types name each other without extensions, which TypeScript's Node resolution does not follow. This is what is used of them.
declare module 'chartist' {
  type Data = { labels: string[]; series: number[][] }

  type Axis = {
    low?: number
    onlyInteger?: boolean
    offset?: number
    /** Pixels between two numbers of a scale at least. */
    scaleMinSpace?: number
    showGrid?: boolean
    /** Null leaves the name out. */
    labelInterpolationFnc?: (value: string | number, place: number) => string | number | null
  }

  type Options = {
    chartPadding?: { top: number; right: number; bottom: number; left: number }
    axisX?: Axis
    axisY?: Axis
  }

  class Chart<Own extends Options> {
    constructor(place: HTMLElement, data: Data, options: Own)
    update(data: Data, options: Own): this
    detach(): this
    /** After each drawing. */
    on(event: 'created', listener: (drawn: { svg: { attr(attributes: object): void } }) => void): this
  }

  export class BarChart extends Chart<
    Options & { horizontalBars?: boolean; reverseData?: boolean; seriesBarDistance?: number }
  > {}

  export class LineChart extends Chart<Options & { fullWidth?: boolean; lineSmooth?: boolean }> {}
}
