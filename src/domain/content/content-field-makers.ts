type Need = 'required' | 'optional'

// Each maker keeps the literal type, from which the types of drafts and published content are read.
type Required<N extends Need> = N extends 'required' ? true : false
const isRequired = <N extends Need>(need: N) => (need === 'required') as Required<N>

export const text = <N extends Need = 'optional'>(max: number, need: N = 'optional' as N) =>
  ({ type: 'text', max, required: isRequired(need) }) as const
export const prose = <N extends Need = 'optional'>(max: number, need: N = 'optional' as N) =>
  ({ type: 'prose', max, required: isRequired(need) }) as const
export const lines = <N extends Need = 'optional'>(max: number, need: N = 'optional' as N) =>
  ({ type: 'lines', max, required: isRequired(need) }) as const
export const line = <N extends Need = 'optional'>(max: number, need: N = 'optional' as N) =>
  ({ type: 'line', max, required: isRequired(need), of: 'words' }) as const
export const url = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'url', required: isRequired(need), to: 'anywhere' }) as const
export const player = () => ({ type: 'url', required: false, to: 'player' }) as const
export const storedVideo = () => ({ type: 'line', max: 200, required: false, of: 'video' }) as const
export const email = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'email', required: isRequired(need) }) as const
export const date = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'date', required: isRequired(need) }) as const
export const time = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'time', required: isRequired(need) }) as const
export const number = <N extends Need = 'optional'>(min: number, max: number, need: N = 'optional' as N) =>
  ({ type: 'number', min, max, required: isRequired(need) }) as const
export const flag = () => ({ type: 'flag' }) as const
export const icon = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'icon', required: isRequired(need) }) as const
export const choice = <const Options extends readonly string[], N extends Need = 'optional'>(
  options: Options,
  need: N = 'optional' as N,
) => ({ type: 'choice', options, required: isRequired(need) }) as const
export const choices = <const Options extends readonly string[]>(options: Options) =>
  ({ type: 'choices', options }) as const
export const picture = <N extends Need = 'optional'>(need: N = 'optional' as N) =>
  ({ type: 'picture', required: isRequired(need) }) as const
export const captionedPictures = (max: number) => ({ type: 'captionedPictures', max }) as const
export const answers = (min: number, max: number) => ({ type: 'answers', min, max }) as const
export const reference = <const Kind extends string, N extends Need = 'optional'>(
  kind: Kind,
  need: N = 'optional' as N,
) => ({ type: 'reference', kind, required: isRequired(need) }) as const
export const references = <const Kind extends string>(kind: Kind, max: number) =>
  ({ type: 'references', kind, max }) as const
